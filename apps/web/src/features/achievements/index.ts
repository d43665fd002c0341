export { AchievementList } from './AchievementList.tsx';
export { NewBadges } from './NewBadges.tsx';
export { shownAchievements } from './shown.ts';
