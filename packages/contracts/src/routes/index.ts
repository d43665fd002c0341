import { accountRoutes } from './account.ts';
import { achievementRoutes } from './achievements.ts';
import { analysisRoutes } from './analysis.ts';
import { authRoutes } from './auth.ts';
import { coachRoutes } from './coach.ts';
import { consentRoutes } from './guardian-consent.ts';
import { footballRoutes } from './football.ts';
import { leaderboardRoutes } from './leaderboard.ts';
import { operatorRoutes } from './operator.ts';
import { practiceRoutes } from './practice.ts';
import { privacyRoutes } from './privacy-facts.ts';
import { profileRoutes } from './profile.ts';
import { progressRoutes } from './progress.ts';
import { recommendationRoutes } from './recommendations.ts';
import { rewardRoutes } from './rewards.ts';
import { syncedValueRoutes } from './synced-values.ts';
import { systemRoutes } from './system.ts';

/** Every endpoint of the product. */
export const routes = {
  ...systemRoutes,
  ...privacyRoutes,
  ...authRoutes,
  ...profileRoutes,
  ...practiceRoutes,
  ...achievementRoutes,
  ...leaderboardRoutes,
  ...analysisRoutes,
  ...coachRoutes,
  ...consentRoutes,
  ...footballRoutes,
  ...progressRoutes,
  ...recommendationRoutes,
  ...rewardRoutes,
  ...syncedValueRoutes,
  ...accountRoutes,
  ...operatorRoutes,
};
export type Routes = typeof routes;
