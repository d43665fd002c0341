import { m, timeLocale } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../ui/button/Button.tsx';
import { waitingText } from './waiting-reason-text.ts';
import { finishOf, type WaitingSession } from './practice-session-queue.ts';
import css from './WaitingSessions.module.css';

interface WaitingSessionRowProps {
  readonly session: WaitingSession;
  readonly sending: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** One session that waits: what was practised, when, and why it is still here. */
export function WaitingSessionRow({ session, sending, onRetry, onDismiss }: WaitingSessionRowProps) {
  const { payload, refused } = session;
  const drill = drillName(payload.drill_id);
  return (
    <li className={css['row']}>
      <p className={css['drill']}>{drill}</p>
      <p className={css['when']}>
        {m.offline_row_when({ when: shortDateTimeText(session), minutes: payload.duration_minutes })}
      </p>
      {refused === null ? (
        <p className={css['reason']}>{sending ? m.offline_reason_next() : reasonText(session)}</p>
      ) : (
        <div className={css['refused']}>
          <p>{refused.message}</p>
          {refused.suggestion === null ? null : <p className={css['tip']}>{refused.suggestion}</p>}
          <div className={css['ways']}>
            <Button size="sm" disabled={sending} aria-label={m.offline_try_again_named({ drill })} onClick={onRetry}>
              {m.offline_try_again()}
            </Button>
            <Button size="sm" variant="ghost" aria-label={m.offline_dismiss_named({ drill })} onClick={onDismiss}>
              {m.offline_dismiss()}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function reasonText(session: WaitingSession): string {
  if (session.lastError === null) return m.offline_reason_next();
  if (session.lastError === 'unreachable') return m.offline_reason_unreachable();
  if (session.lastError === 'signIn') return m.offline_reason_sign_in();
  return m.offline_reason_again({ why: waitingText(session) });
}

/** Day and time at which the drill ended, in the zone in which it was practised. */
function shortDateTimeText(session: WaitingSession): string {
  return new Intl.DateTimeFormat(timeLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(session.payload.time_zone !== undefined && { timeZone: session.payload.time_zone }),
  }).format(finishOf(session));
}
