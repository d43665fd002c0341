/** What other parts need of the analyses on this device, without the page that shows them. */
export { agoText } from './ago-text.ts';
export { deviceAnalyses } from '../store/indexeddb-analyses.ts';
export type { AnalysisStore } from '../store/indexeddb-analyses.ts';
export type { Analysis } from '../store/analysis.ts';
export { requestReview } from './review-history-state.ts';
export { skillWord } from '../results/labels.ts';
export { useHistory } from '../store/useHistory.ts';
