import type { Reply, achievementRoutes } from '@touchline/contracts';
import { achievementProgress } from '@touchline/domain';
import type { Database } from '../../db/open-postgres-pool.ts';
import { AppError } from '../../app-error.ts';
import * as repo from './repo.ts';
import { achievementStatsOf } from './achievement-stats.ts';

export type AchievementsService = ReturnType<typeof createAchievementsService>;

/** What a player has achieved, and how far the rest is. */
export function createAchievementsService(database: Database) {
  return {
    /** Every achievement in order. Throws `sign_in_required` when the player is gone. */
    async list(playerId: string): Promise<Reply<typeof achievementRoutes.listAchievements>> {
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      const earned = await repo.readEarned(database, playerId);
      return {
        success: true,
        data: achievementProgress(achievementStatsOf(player)).map((one) => ({
          ...one,
          // What was earned stays earned, even when a team is left again.
          earned: one.earned || earned.has(one.id),
          earnedAt: earned.get(one.id)?.toISOString() ?? null,
        })),
      };
    },
  };
}
