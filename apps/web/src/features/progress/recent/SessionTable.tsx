import type { PracticeSessionRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { TrendUpIcon } from '../../../ui/icons/reward-icons.tsx';
import { dayText } from '../relative-day-text.ts';
import { figure } from '../number-texts.ts';
import { resultUnit } from '../range-and-result-text.ts';
import { notCountedReasons, notCountedWord } from './not-counted-word.ts';
import css from './SessionTable.module.css';

interface SessionTableProps {
  /** Newest first. */
  readonly sessions: readonly PracticeSessionRow[];
  /** The player's own date. */
  readonly today: string;
}

interface BetterThanLastProps {
  readonly session: Pick<PracticeSessionRow, 'improvement_from_last' | 'result_counts' | 'unpaid'>;
}

/** Sessions with their date, drill, minutes and result; what brought nothing says so in a word, and why stands once above them. */
export function SessionTable({ sessions, today }: SessionTableProps) {
  const reasons = notCountedReasons(sessions);
  return (
    <>
      {reasons.length === 0 ? null : <p className={css['why']}>{reasons.join(' ')}</p>}
      <div className={css['scroller']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{m.progress_recent_date()}</th>
              <th scope="col">{m.progress_drill()}</th>
              <th scope="col">{m.progress_minutes()}</th>
              <th scope="col">{m.progress_recent_result()}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, practice_day: day, drills, duration_minutes: minutes, result, ...session }) => (
              <tr key={id}>
                <td className={css['day']}>
                  <time dateTime={day}>{dayText(day, today)}</time>
                </td>
                <th scope="row" className={css['drill']}>
                  {withSoftHyphens(drills.name)}
                  <NotCounted word={notCountedWord(session)} />
                </th>
                <td className={css['number']}>{figure(minutes)}</td>
                <td className={css['result']}>
                  {/* Nothing counted is stored as 0 (spec 002 §5). */}
                  {result === 0 ? (
                    <span className={css['unit']}>{m.progress_recent_uncounted()}</span>
                  ) : (
                    <>
                      <span className={css['counted']}>
                        <BetterThanLast session={session} />
                        <span className={css['number']}>{figure(result)}</span>
                      </span>{' '}
                      <span className={css['unit']}>{resultUnit(drills.result_label, result)}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** How much more than the last time with the same drill it was, where it was more and counts. */
function BetterThanLast({ session: { improvement_from_last: more, result_counts: counts, unpaid } }: BetterThanLastProps) {
  if (more <= 0 || !counts || unpaid !== null) return null;
  return (
    <span className={css['better']}>
      <span aria-hidden="true">
        <TrendUpIcon size={14} />
        {figure(more)}
      </span>
      <VisuallyHidden>{m.progress_recent_better({ count: figure(more) })}</VisuallyHidden>{' '}
    </span>
  );
}

function NotCounted({ word }: { readonly word: string | null }) {
  if (word === null) return null;
  return (
    <>
      {' '}
      <span className={css['note']}>{word}</span>
    </>
  );
}
