export { offerResult } from './offer-result.ts';
export { PracticeTab } from './PracticeTab.tsx';
export type { PracticeTabProps } from './PracticeTab.tsx';
