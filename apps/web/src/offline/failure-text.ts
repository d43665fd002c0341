import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { SIGN_IN_TROUBLE, TOKEN_LATE } from '../auth-session/token-failure-codes.ts';

/** Codes of calls that no answer came to in time. */
const late: ReadonlySet<string> = new Set(['timeout', TOKEN_LATE]);

/** Whether a call found no connection: neither an answer that was late nor a session that could not be renewed is that. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && !late.has(error.code) && error.code !== SIGN_IN_TROUBLE;
}

/** Why a call failed, in a sentence; null where nothing but a status is known, which says nothing to a player. */
export function failureReasonText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  if (error.code === SIGN_IN_TROUBLE) return m.auth_failure_key_trouble();
  if (error.status === 0) return late.has(error.code) ? m.offline_why_timeout() : m.offline_why_unreachable();
  return error.code === 'unknown' ? null : error.message;
}

/** Why something did not come, of whatever a call threw; the same words on every screen. */
export function loadFailureText(error: unknown): string {
  if (isNoConnection(error)) return m.offline_load_unreachable();
  const why = failureReasonText(error);
  if (why === null) return m.offline_load_failed();
  return error instanceof ApiError && error.status === 0 && late.has(error.code) ? `${why} ${m.offline_load_failed()}` : why;
}

/** Why a call failed: the server's own words and what it suggests, `unreached` where there was no connection. */
export function callFailureText(error: unknown, unreached: string): string {
  if (isNoConnection(error)) return unreached;
  const text = failureReasonText(error) ?? m.offline_load_failed();
  return error instanceof ApiError && error.suggestion !== undefined ? `${text} ${error.suggestion}` : text;
}
