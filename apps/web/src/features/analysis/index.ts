export { AnalysisTab } from './AnalysisTab.tsx';
export type { AnalysisTabProps } from './AnalysisTab.tsx';
