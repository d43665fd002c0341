export { createAnalyses, type Analyses } from './compose.ts';
export { latestScoredReviewsAsJson, readScoredReviews, type ScoredReview } from './repo.ts';
export { removeFilesOf, sweepFiles } from './operator-clip-cleanup.ts';
