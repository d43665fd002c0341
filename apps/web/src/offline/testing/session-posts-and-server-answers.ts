import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { practiceSessionKindName, type SavedSession, type WaitingSession } from '../practice-session-queue.ts';
import { unsent } from '../queue/queue-entry.ts';

/** A minute in milliseconds, and the day on which these sessions are practised. */
export const MINUTE = 60_000;
export const NOON = Date.parse('2026-06-01T12:00:00Z');

/** What is posted for the n-th session of that day: five minutes of juggling, one every ten minutes. */
export function postOf(nth: number): PracticeSessionPost {
  return {
    drill_id: 'juggling',
    side: 'both',
    duration_minutes: 5,
    result: nth,
    finished_at: new Date(NOON + nth * 10 * MINUTE).toISOString(),
    time_zone: 'Europe/London',
  };
}

/** A session of a player as it lies in the box, never tried. */
export function waitingSession(nth: number, change: Partial<WaitingSession> = {}): WaitingSession {
  const key = `key-${nth}`;
  const payload = postOf(nth);
  return { ...unsent, kind: practiceSessionKindName, playerId: 'noa', key, version: key, payload, queuedAt: NOON, ...change };
}

/** The server's answer to a post; the tests of the outbox look at the drill and at what was earned. */
export function answerTo(post: PracticeSessionPost): SavedSession {
  const rewards = { unpaid: null, experienceGained: 50, tokensEarned: 10 };
  return { session: { drill_id: post.drill_id, result: post.result }, rewards, stats: {} } as unknown as SavedSession;
}

export const cut = (): ApiError => new ApiError({ status: 0, code: 'network', message: 'Network error' });
export const busy = (retryAfter?: number): ApiError =>
  new ApiError({ status: 503, code: 'unavailable', message: 'Not ready.', ...(retryAfter !== undefined && { retryAfter }) });
export const dayFull = (): ApiError =>
  new ApiError({ status: 422, code: 'day_full', message: 'The day is full.', suggestion: 'Come back tomorrow.' });
