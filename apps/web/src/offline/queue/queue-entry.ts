import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { SIGN_IN_TROUBLE, TOKEN_LATE } from '../../auth-session/token-failure-codes.ts';

/** The wait after the first busy answer in milliseconds, doubled with each further one, and its ceiling (spec 000 §9). */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** The longest wait that a server can ask for, in milliseconds: its own limits ask for an hour at most. */
const LONGEST_ASKED_MS = 60 * 60_000;

/** The server's no to an entry. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** The server's words for the player. */
  readonly message: string;
  readonly suggestion: string | null;
}

/**
 * Why an entry still waits: no answer came, none came in time, the server was busy, something on the way answered, the
 * player has to sign in again, or the session could not be renewed just now.
 */
export type WaitingReason = 'unreachable' | 'timeout' | 'busy' | 'foreign' | 'signIn' | 'signInTrouble';

/** What says nothing of the entry: it was not looked at. */
const UNSEEN: ReadonlySet<WaitingReason> = new Set(['unreachable', 'timeout', 'signIn', 'signInTrouble']);

/** What an entry is found by; no two have the same. */
export interface EntryId {
  readonly kind: string;
  /** Whose it is; it is sent as nobody else's. */
  readonly playerId: string;
  /** Every attempt carries it as its idempotency key, so that it counts once. */
  readonly key: string;
}

/** Something of a player on its way to the server, as it is stored on the device. */
export interface Entry<Payload = unknown> extends EntryId {
  /** Another one each time something is put under the key: an answer settles only what it answers. */
  readonly version: string;
  /** Whatever IndexedDB can store, a Blob too. */
  readonly payload: Payload;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
  /** Attempts that the server answered, but not with success. */
  readonly attempts: number;
  readonly lastError: WaitingReason | null;
  /** The words of a server that was busy, or 'HTTP 502'; null where it gave none. Entries of earlier versions lack it. */
  readonly lastWords?: string | null;
  /** Once refused it is sent only when the player asks for it. */
  readonly refused: Refusal | null;
  /** Epoch milliseconds until which a busy server is left in peace, unless the player asks for an attempt. */
  readonly retryAt: number;
  /** Epoch milliseconds before which the server itself asked not to be asked again. */
  readonly notBefore: number;
}

/** What of an entry says how far it has come, before its first attempt. */
export const unsent = { attempts: 0, lastError: null, lastWords: null, refused: null, retryAt: 0, notBefore: 0 } as const;

/** An entry after an attempt that failed at `now` (epoch milliseconds): refused, also after too many attempts, or waiting. */
export function afterFailure<Payload>(
  entry: Entry<Payload>,
  error: unknown,
  now: number,
  maxAttempts = Infinity,
): Entry<Payload> {
  const lastError = reasonOf(error);
  if (UNSEEN.has(lastError)) {
    // Hours without a signal, or with hardly any, use up no attempts, lengthen no pause, and do not store a large payload again and again.
    return entry.lastError === lastError ? entry : { ...entry, lastError, lastWords: null, retryAt: 0, notBefore: 0 };
  }
  const attempts = entry.attempts + 1;
  if (isRefusal(error) || attempts >= maxAttempts) return { ...entry, ...unsent, attempts, refused: refusalOf(error) };
  const pause = Math.min(FIRST_WAIT_MS * 2 ** entry.attempts, LONGEST_WAIT_MS);
  const asked = Math.min(((error instanceof ApiError && error.retryAfter) || 0) * 1_000, LONGEST_ASKED_MS);
  const lastWords = lastError === 'busy' && error instanceof ApiError ? error.message : null;
  return { ...entry, attempts, lastError, lastWords, retryAt: now + pause, notBefore: asked && now + asked };
}

/**
 * Whether an entry is to wait on at `now` (epoch milliseconds); a player who insists goes past its own pause. A wait that
 * is longer than any can be was noted by a clock that has been set back since, and is over.
 */
export function hasToWait({ notBefore, retryAt }: Entry, now: number, insist: boolean): boolean {
  const isAhead = (until: number, longest: number): boolean => until > now && until - now <= longest;
  return isAhead(notBefore, LONGEST_ASKED_MS) || (!insist && isAhead(retryAt, LONGEST_WAIT_MS));
}

function reasonOf(error: unknown): WaitingReason {
  if (!(error instanceof ApiError)) return 'busy';
  if (error.code === FOREIGN_PAGE) return 'foreign';
  if (error.code === SIGN_IN_TROUBLE) return 'signInTrouble';
  if (error.status === 0) return ['timeout', TOKEN_LATE].includes(error.code) ? 'timeout' : 'unreachable';
  return error.status === 401 ? 'signIn' : 'busy';
}

/**
 * A no has a code of ours: a bare 403 or 404 was said by something else on the way, and what is no answer of the API
 * comes from somewhere there too, as the sign-in page of a hotel's network.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  const isOver = status >= 400 && status < 500 && ![408, 423, 429].includes(status);
  return isOver && code !== 'unknown' && code !== FOREIGN_PAGE;
}

function refusalOf(error: unknown): Refusal {
  const { status = 0, code = 'unknown', message = String(error), suggestion = null } = error instanceof ApiError ? error : {};
  return { status, code, message, suggestion };
}

/** A stored refusal as the error it came as. */
export function refusalError({ suggestion, ...failure }: Refusal): ApiError {
  return new ApiError({ ...failure, ...(suggestion !== null && { suggestion }) });
}
