import type { recommendationRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { RecommendationsService } from './service.ts';

/** Recommended drills. */
export function recommendationHandlers(recommendations: RecommendationsService): Handlers<typeof recommendationRoutes> {
  return {
    getRecommendations: async (_input, { player }) => ({ success: true, data: await recommendations.read(player.id) }),
  };
}
