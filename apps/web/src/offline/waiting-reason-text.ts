import { m } from '@touchline/messages';
import type { Entry, WaitingReason } from './queue/queue-entry.ts';

/** What of an entry says why it waits. */
export type Waiting = Pick<Entry, 'lastError' | 'lastWords'>;

const reasonWords: Readonly<Record<Exclude<WaitingReason, 'busy'>, () => string>> = {
  unreachable: m.offline_why_unreachable,
  timeout: m.offline_why_timeout,
  foreign: m.offline_why_foreign,
  signIn: m.offline_why_sign_in,
};

/** Why something has not reached the server yet, in a sentence; a server that was busy in its own words. */
export function waitingText({ lastError, lastWords }: Waiting): string {
  if (lastError === null) return m.offline_why_late();
  return lastError === 'busy' ? busyText(lastWords ?? null) : reasonWords[lastError]();
}

function busyText(words: string | null): string {
  if (words === null) return m.offline_why_busy();
  return /^HTTP \d+$/.test(words) ? m.offline_why_status({ status: words }) : words;
}
