import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';

/** Why something did not come, of whatever a call threw; the same words on every screen. */
export function loadFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.offline_load_failed();
  if (error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  if (error.status === 0) return m.offline_load_unreachable();
  // A bare status says nothing to a player.
  return error.code === 'unknown' ? m.offline_load_failed() : error.message;
}

/** Why a call failed: the server's own words and what it suggests, `unreached` where nothing was reached. */
export function callFailureText(error: unknown, unreached: string): string {
  if (!(error instanceof ApiError)) return loadFailureText(error);
  if (error.status === 0) return unreached;
  const text = loadFailureText(error);
  return error.suggestion === undefined ? text : `${text} ${error.suggestion}`;
}
