export { CoachTab } from './CoachTab.tsx';
