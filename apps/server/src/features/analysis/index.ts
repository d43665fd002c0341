export { createAnalyses, type Analyses } from './compose.ts';
export { latestScoredReviews, type ScoredReview } from './repo.ts';
export { removeFilesOf, sweepFiles } from './operator-clip-cleanup.ts';
