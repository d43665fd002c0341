import { ApiError } from '@touchline/contracts/client';
import { loadFailureText } from './load-failure-text.ts';

/** Why a call failed: the server's own words and what it suggests, `unreached` where nothing was reached. */
export function callFailureText(error: unknown, unreached: string): string {
  if (!(error instanceof ApiError)) return loadFailureText(error);
  if (error.status === 0) return unreached;
  const text = loadFailureText(error);
  return error.suggestion === undefined ? text : `${text} ${error.suggestion}`;
}
