import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { Card } from '../../../ui/card/Card.tsx';
import { dayText } from '../relative-day-text.ts';
import { notCountedText } from '../../drills/index.ts';
import { figure } from '../average-and-percent-text.ts';
import { resultUnit } from '../range-and-result-text.ts';
import css from './LastSessions.module.css';

interface LastSessionsProps {
  readonly sessions: Progress['recent'];
  /** The player's own date. */
  readonly today: string;
}

/** The last five sessions, whatever is looked at (spec 001 §2). */
export function LastSessions({ sessions, today }: LastSessionsProps) {
  return (
    <Card level={3} title={m.progress_recent()} className={css['card'] ?? ''}>
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
                  <NotCounted words={notCountedText(session)} />
                </th>
                <td className={css['number']}>{figure(minutes)}</td>
                <td className={css['result']}>
                  {/* Nothing counted is stored as 0 (spec 002 §5). */}
                  {result === 0 ? (
                    <span className={css['unit']}>{m.progress_recent_uncounted()}</span>
                  ) : (
                    <>
                      <span className={css['number']}>{figure(result)}</span>{' '}
                      <span className={css['unit']}>{resultUnit(drills.result_label, result)}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** Why a row brought nothing, as its celebration said. */
function NotCounted({ words }: { readonly words: string | null }) {
  if (words === null) return null;
  return (
    <>
      {' '}
      <span className={css['note']}>{words}</span>
    </>
  );
}
