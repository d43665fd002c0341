import { ApiError } from '@touchline/contracts/client';

/** Why a save failed, and what may be changed before the next try. */
export interface SaveFailure {
  /** The server's own words for the player; null where it gave none. */
  readonly words: string | null;
  /** What the server answered without words: 'HTTP 502'. Null where no answer came. */
  readonly status: string | null;
  readonly suggestion: string | null;
  /** True when the server surely saved nothing. Otherwise it may have: the next try must say exactly the same. */
  readonly refused: boolean;
}

/** A save of an earlier visit whose answer never came. */
export const noAnswer: SaveFailure = { words: null, status: null, suggestion: null, refused: false };

/** Reads what a save threw. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError) || error.status === 0) return noAnswer;
  const hasWords = error.code !== 'unknown';
  return {
    words: hasWords ? error.message : null,
    status: hasWords ? null : error.message,
    suggestion: error.suggestion ?? null,
    refused: error.status >= 400 && error.status < 500 && error.status !== 408,
  };
}
