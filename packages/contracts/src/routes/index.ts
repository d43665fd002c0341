import { achievementRoutes } from './achievements.ts';
import { authRoutes } from './auth.ts';
import { leaderboardRoutes } from './leaderboard.ts';
import { practiceRoutes } from './practice.ts';
import { profileRoutes } from './profile.ts';
import { systemRoutes } from './system.ts';

/** Every endpoint of the product. */
export const routes = {
  ...systemRoutes,
  ...authRoutes,
  ...profileRoutes,
  ...practiceRoutes,
  ...achievementRoutes,
  ...leaderboardRoutes,
};
export type Routes = typeof routes;
