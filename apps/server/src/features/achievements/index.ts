export { awardAchievements, awardRetroactively } from './award.ts';
export { achievementHandlers } from './routes.ts';
export { createAchievementsService } from './service.ts';
