export { createAnalyses } from './compose.ts';
