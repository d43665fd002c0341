export { offerResult } from './offer-result.ts';
export { PracticeTab } from './PracticeTab.tsx';
export type { PracticeChoice, PracticeTabProps } from './PracticeTab.tsx';
