export { AchievementList } from './AchievementList.tsx';
export { AchievementEmblem } from './AchievementEmblem.tsx';
export { LevelProgress } from './LevelProgress.tsx';
export { AllBadgesPage } from './AllBadgesPage.tsx';
export { achievementCount, useAchievements } from './useAchievements.ts';
export { NewBadge } from './NewBadge.tsx';
export { NewBadges } from './NewBadges.tsx';
export { nearestAhead, shareOf, shownAchievements } from './dashboard-achievements.ts';
