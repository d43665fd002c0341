export { giveAchievements as giveMissingAchievements } from './repo.ts';
export { listMissingAchievements } from './award.ts';
export { awardAchievements, awardRetroactively } from './award.ts';
export { achievementHandlers } from './handlers.ts';
export { createAchievementsService } from './service.ts';
