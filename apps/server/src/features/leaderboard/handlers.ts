import type { leaderboardRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { LeaderboardService } from './service.ts';

/** The boards. */
export function leaderboardHandlers(leaderboard: LeaderboardService): Handlers<typeof leaderboardRoutes> {
  return {
    getLeaderboard: async ({ query }, { player }) => ({
      success: true,
      data: await leaderboard.read(player.id, query),
    }),
  };
}
