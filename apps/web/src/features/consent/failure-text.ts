import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';

/** Why a call failed: the server's own words, or `unreached` where it gave none. Rethrows what is no failed call. */
export function failureText(error: unknown, unreached: string): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return unreached;
  if (error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  return error.suggestion === undefined ? error.message : `${error.message} ${error.suggestion}`;
}
