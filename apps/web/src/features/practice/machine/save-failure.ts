import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { SIGN_IN_TROUBLE, TOKEN_LATE } from '../../../auth-session/token-failure-codes.ts';

/** What stands between a session and its save besides the server's no (spec 002 §5). */
export type SaveTrouble = 'noSession' | 'signedOut' | 'noDatabase' | 'tokenLate' | 'signInTrouble' | 'noToken' | 'foreignPage';

/** Why a save failed, and what may be changed before the next try. */
export interface SaveFailure {
  /** Null where the words or the status tell more. */
  readonly trouble: SaveTrouble | null;
  /** The server's own words for the player; null where it gave none. */
  readonly words: string | null;
  /** What the server answered without words: 'HTTP 502'. Null where no answer came. */
  readonly status: string | null;
  readonly suggestion: string | null;
  /** True when the server surely saved nothing. Otherwise it may have: the next try must say exactly the same. */
  readonly refused: boolean;
}

/** A save that was not tried. */
export class SaveNotTried extends Error {
  readonly trouble: SaveTrouble;

  constructor(trouble: SaveTrouble) {
    super(`The session was not sent: ${trouble}`);
    this.name = 'SaveNotTried';
    this.trouble = trouble;
  }
}

/** A save of an earlier visit whose answer never came. */
export const noAnswer: SaveFailure = { trouble: null, words: null, status: null, suggestion: null, refused: false };

/** A save that something of these stopped before it was sent. */
export function notTried(trouble: SaveTrouble): SaveFailure {
  return { ...noAnswer, trouble, refused: true };
}

/** Reads what a save threw. */
export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof SaveNotTried) return notTried(error.trouble);
  if (!(error instanceof ApiError)) return noAnswer;
  if (error.code === TOKEN_LATE) return notTried('tokenLate');
  if (error.code === SIGN_IN_TROUBLE) return notTried('signInTrouble');
  if (error.status === 0) return noAnswer;
  // The server behind it may have heard all the same.
  if (error.code === FOREIGN_PAGE) return { ...noAnswer, trouble: 'foreignPage' };
  // Without a token, or with one that is refused, the server looks at nothing.
  if (error.status === 401) return notTried('noToken');
  if (error.code === 'unavailable') return { ...noAnswer, trouble: 'noDatabase' };
  const hasWords = error.code !== 'unknown';
  return {
    trouble: null,
    words: hasWords ? error.message : null,
    status: hasWords ? null : error.message,
    suggestion: error.suggestion ?? null,
    refused: error.status >= 400 && error.status < 500 && error.status !== 408,
  };
}
