export { giveAchievements as giveMissingAchievements } from './repo.ts';
export { listMissingAchievements } from './award-achievements.ts';
export { awardAchievements, awardRetroactively } from './award-achievements.ts';
export { achievementHandlers } from './handlers.ts';
export { createAchievementsService } from './service.ts';
