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
