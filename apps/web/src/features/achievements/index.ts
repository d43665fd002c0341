export { AchievementList } from './AchievementList.tsx';
export { Emblem } from './Emblem.tsx';
export { NewBadges } from './NewBadges.tsx';
export { shownAchievements } from './shown.ts';
