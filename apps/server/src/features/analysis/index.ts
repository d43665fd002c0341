export { createAnalyses } from './compose.ts';
export { removeFilesOf, sweepFiles } from './operator-clip-cleanup.ts';
