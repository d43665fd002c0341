export { composeAnalysisServices, type Analyses } from './compose-analysis-services.ts';
export { latestScoredReviewsAsJson, readScoredReviews, type ScoredReview } from './repo.ts';
export { removeFilesOf, sweepFiles } from './operator-clip-cleanup.ts';
