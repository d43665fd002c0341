import { ApiError } from '@touchline/contracts/client';
import type { Refusal, WaitingReason } from './queue/entry.ts';

/** The wait after the first busy answer in milliseconds, doubled with each further one, and its ceiling (spec 000 §9). */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Why a try brought no success: the server said no, or the session waits for a better moment. */
export type SendFailure =
  | { readonly refused: Refusal }
  | {
      readonly refused: null;
      readonly reason: WaitingReason;
      /** How long to leave the server in peace, in milliseconds. */
      readonly pause: number;
      /** How long the server itself asked for, in milliseconds. */
      readonly askedPause: number | null;
    };

/** What an error of the n-th try (from 1) means. */
export function sendFailure(error: unknown, attempt: number): SendFailure {
  const pause = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  // What is no answer of the API comes from somewhere on the way, as the sign-in page of a hotel's network.
  if (!(error instanceof ApiError)) return { refused: null, reason: 'busy', pause, askedPause: null };
  const { status, code, message, suggestion, retryAfter } = error;
  if (status === 0) return { refused: null, reason: 'unreachable', pause: 0, askedPause: null };
  if (status === 401) return { refused: null, reason: 'signIn', pause: 0, askedPause: null };
  if (isRefusal(error)) return { refused: { status, code, message, suggestion: suggestion ?? null } };
  return { refused: null, reason: 'busy', pause, askedPause: retryAfter === undefined ? null : retryAfter * 1_000 };
}

/** A no has a code of ours; a bare 403 or 404 was said by something else on the way. */
function isRefusal({ status, code }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== 'unknown';
}
