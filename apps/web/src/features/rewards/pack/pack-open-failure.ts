import { ApiError } from '@touchline/contracts/client';
import { m } from '@touchline/messages';

/** Answers after which the same key may still bring the pack: the server never looked at it. */
const undecided: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether the server has decided that no pack comes for this key; where the answer was lost, nobody knows. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !undecided.has(error.status);
}

/** What a player reads when a pack did not open (spec 001 §5 and §8), and that it is for want of a connection where the device knows of none. */
export function openFailure(error: unknown, cost: number, isOffline: boolean): string {
  if (error instanceof ApiError && error.status === 401) return m.rewards_sign_in();
  if (error instanceof ApiError && error.code === 'not_enough_tokens') return m.rewards_need({ cost });
  return isOffline ? `${m.rewards_failed()} ${m.rewards_failed_offline()}` : m.rewards_failed();
}
