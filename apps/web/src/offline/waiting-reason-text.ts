import { m } from '@touchline/messages';
import type { Entry, WaitingReason } from './queue/queue-entry.ts';

/** What of an entry says why it waits. */
export type Waiting = Pick<Entry, 'lastError' | 'lastWords'>;

const reasonWords: Readonly<Record<Exclude<WaitingReason, 'busy'>, () => string>> = {
  unreachable: m.offline_why_unreachable,
  timeout: m.offline_why_timeout,
  foreign: m.offline_why_foreign,
  signIn: m.offline_why_sign_in,
  signInTrouble: m.auth_failure_key_trouble,
};

/** Why something has not reached the server yet, in a sentence; a server that was busy in its own words. */
export function waitingText(waiting: Waiting): string {
  const { lastError, lastWords } = waiting;
  if (lastError === null) return m.offline_why_late();
  const status = bareStatus(waiting);
  if (status !== null) return m.offline_why_status({ status });
  return lastError === 'busy' ? (lastWords ?? m.offline_why_busy()) : reasonWords[lastError]();
}

/** The status of an answer that had no words; null for any other reason to wait. */
export function bareStatus({ lastError, lastWords }: Waiting): string | null {
  return lastError === 'busy' && lastWords != null && /^HTTP \d+$/.test(lastWords) ? lastWords : null;
}
