export { awardAchievements, awardRetroactively } from './award.ts';
export { achievementHandlers } from './handlers.ts';
export { createAchievementsService } from './service.ts';
