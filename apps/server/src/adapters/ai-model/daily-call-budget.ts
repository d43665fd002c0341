import type { Limiter } from '../../http/rate-limiter.ts';

const DAY_SECONDS = 86_400;

export type Budget = {
  /** Calls of one player in 24 hours. */
  readonly perPlayer: number;
  /** Calls of everybody in 24 hours. */
  readonly inAll: number;
};

/** Counts calls that cost money, whatever they ask, in the database: restarts and other processes forget nothing. */
export function createBudget(limiter: Limiter, { perPlayer, inAll }: Budget) {
  return {
    /** Takes one call of the player's and of everybody's; false where either is used up. */
    async take(playerId: string): Promise<boolean> {
      // The player's first: who has none left takes nothing from the others.
      if ((await limiter.take('ai-model:player', playerId, { points: perPlayer, seconds: DAY_SECONDS })) > 0) return false;
      return (await limiter.take('ai-model:all', 'all', { points: inAll, seconds: DAY_SECONDS })) === 0;
    },
  };
}
