import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { SIGN_IN_TROUBLE, TOKEN_LATE } from '../../../auth-session/token-failure-codes.ts';

/** Why there is no answer: what the player reads, and what the service said of it. */
export interface FailureWords {
  readonly text: string;
  readonly detail: string | null;
}

/** Codes that say that an answer came too late, from the browser and from the server. */
const LATE = new Set(['timeout', 'timed_out', TOKEN_LATE]);

/** The words of the specification (002 §8); where the server has better ones, its own. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof ApiError)) {
    return { text: m.coach_failed_unexpected(), detail: m.coach_failed_detail({ detail: m.coach_failed_format() }) };
  }
  if (LATE.has(error.code)) return { text: m.coach_failed_timeout(), detail: null };
  if (error.code === FOREIGN_PAGE) return { text: m.offline_why_foreign(), detail: null };
  if (error.code === SIGN_IN_TROUBLE) return { text: m.auth_failure_key_trouble(), detail: null };
  if (error.status === 0) {
    return { text: m.coach_failed_network(), detail: m.coach_failed_detail({ detail: m.coach_failed_unreachable() }) };
  }
  if (error.status === 401) return { text: m.coach_failed_sign_in(), detail: error.message };
  // A bare status says nothing to a player.
  if (error.code === 'unknown') return { text: m.coach_failed_unexpected(), detail: m.coach_failed_detail({ detail: error.message }) };
  return { text: error.message, detail: error.suggestion ?? null };
}
