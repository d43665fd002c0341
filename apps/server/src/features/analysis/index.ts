export { createAnalyses, type Analyses } from './compose.ts';
export { removeFilesOf, sweepFiles } from './operator-clip-cleanup.ts';
