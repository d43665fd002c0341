export { offerResult } from './offerResult.ts';
export { PracticeTab } from './PracticeTab.tsx';
export type { PracticeTabProps } from './PracticeTab.tsx';
