export { draftCountedResult } from './counted-result-draft.ts';
export { tellRun } from './routine/routine-run-store.ts';
export { PracticeTab } from './PracticeTab.tsx';
export { BackgroundDrill } from './BackgroundDrill.tsx';
export { UnfinishedDrillCard } from './UnfinishedDrillCard.tsx';
export type { PracticeChoice, PracticeTabProps } from './PracticeTab.tsx';
