/** The analyses on this device alone, for what only counts them. */
export { deviceAnalyses } from './indexeddb-analyses.ts';
