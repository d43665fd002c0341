/** What other parts need of the analyses on this device, without the page that shows them. */
export { timeAgoText } from './time-ago-text.ts';
export { AnalysisThumbnail } from './AnalysisThumbnail.tsx';
export { deviceAnalyses } from '../store/indexeddb-analyses.ts';
export { SAVED_AT_MOST as DEVICE_MOST } from '../store/indexeddb-analyses.ts';
export type { AnalysisStore } from '../store/indexeddb-analyses.ts';
export { scoreOf } from '../store/saved-analysis.ts';
export type { Analysis } from '../store/saved-analysis.ts';
export { accountAnalysesQuery, attemptsQuery } from '../account/account-analysis-queries.ts';
export { requestReviewToReopen } from './reopen-review-on-return.ts';
export { legWord, skillWord, viewWord } from '../results/skill-view-and-leg-labels.ts';
export { useDeviceHistory } from '../store/useDeviceHistory.ts';
export { useDeleteAnalysis } from './useDeleteAnalysis.ts';
