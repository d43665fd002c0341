export { createAnalyses } from './compose.ts';
export { removeFilesOf, sweepFiles } from './operate-files.ts';
