/** The analyses on this device alone, for what only counts them. */
export { deviceAnalyses } from './analysis-store.ts';
