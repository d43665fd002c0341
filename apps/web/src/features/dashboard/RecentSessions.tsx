import type { PracticeSessionRow } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { LoadFailed } from '../../offline/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { notCountedText, resultWord, sideWord } from '../drills/index.ts';
import css from './RecentSessions.module.css';
import { relativeSessionDayText } from './relative-session-day-text.ts';

interface RecentSessionsProps {
  /** Newest first; undefined while they are not there. */
  sessions: readonly PracticeSessionRow[] | undefined;
  /** Today's practice day; undefined while unknown, then the dates are written out. */
  today: string | undefined;
  /** A drill that was done waits to be sent. */
  hasWaiting: boolean;
  /** Why they could not be read; null where they could. */
  failure: unknown;
  retrying: boolean;
  onRetry: () => void;
  onFirst: () => void;
}

/** The latest sessions: what, how long, with which foot, how many, when. */
export function RecentSessions({ sessions, today, hasWaiting, failure, retrying, onRetry, onFirst }: RecentSessionsProps) {
  return (
    <Card level={3} title={m.dashboard_activity_title()} className={css['card'] ?? ''}>
      {failure === null ? null : (
        <LoadFailed title={m.dashboard_activity_failed()} error={failure} onRetry={onRetry} retrying={retrying} />
      )}
      {sessions === undefined && failure === null ? (
        <Loading label={m.dashboard_activity_title()}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" height="3.25rem" />
          ))}
        </Loading>
      ) : null}
      {sessions?.length === 0 ? (
        <div className={css['empty']}>
          <p className={css['ahead']}>{m.dashboard_activity_empty()}</p>
          {hasWaiting ? null : (
            <Button size="sm" onClick={onFirst}>
              {m.dashboard_activity_first()}
            </Button>
          )}
        </div>
      ) : null}
      {sessions === undefined || sessions.length === 0 ? null : (
        <ol className={css['rows']}>
          {sessions.map((session) => (
            <li key={session.id} className={css['row']}>
              <span className={css['name']}>{session.drills.name}</span>
              <span className={css['what']}>{[whatText(session), notCountedText(session)].filter((text) => text !== null).join(TEXT_SEPARATOR)}</span>
              <span className={css['xp']}>{m.dashboard_activity_xp({ count: session.experience_gained })}</span>
              <time className={css['day']} dateTime={session.practice_day}>
                {relativeSessionDayText(session.practice_day, today ?? '')}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Minutes, side and result; without the result where nothing was counted, which is stored as 0 (spec 002 §5). */
function whatText(session: PracticeSessionRow): string {
  const done = { minutes: session.duration_minutes, side: sideWord[session.side]() };
  if (session.result === 0) return m.dashboard_activity_row_uncounted(done);
  return m.dashboard_activity_row({ ...done, result: session.result, label: labelOf(session) });
}

function labelOf(session: PracticeSessionRow): string {
  const drill = findDrill(session.drill_id);
  return drill === undefined ? (session.drills.result_label ?? '') : resultWord[drill.resultLabel](session.result);
}
