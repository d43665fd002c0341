import type { achievementRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { AchievementsService } from './service.ts';

/** Achievements. */
export function achievementHandlers(achievements: AchievementsService): Handlers<typeof achievementRoutes> {
  return { listAchievements: (_input, { player }) => achievements.list(player.id) };
}
