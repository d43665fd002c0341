/** What other parts need of the analyses on this device, without the page that shows them. */
export { agoText } from './ago-text.ts';
export { deviceAnalyses, forgetAnalyses } from './analysis-store.ts';
export type { AnalysisStore } from './analysis-store.ts';
export type { SavedAnalysis } from './kept-analysis.ts';
export { skillWord } from '../results/labels.ts';
export { summaryText } from './summary.ts';
export { useHistory } from './useHistory.ts';
