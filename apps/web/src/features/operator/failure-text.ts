import { ApiError } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { loadFailureText } from '../../offline/index.ts';

/** Why a call failed: the server's own words and what it suggests. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return loadFailureText(error);
  if (error.status === 0) return m.operator_unreached();
  return error.suggestion === undefined ? error.message : `${error.message} ${error.suggestion}`;
}
