export { LeaderboardTab } from './LeaderboardTab.tsx';
