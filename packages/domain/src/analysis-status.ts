/**
 * Where an analysis stands on the server, as it is stored (spec 002 §4 and §3, `analysis_status`):
 * - pending: it has an id; its clip or its body points have not arrived
 * - processing: body points are there, the review is waited for
 * - completed: the review is there
 * - failed: there is none, with a reason; it may be tried again
 * Answers about results call `completed` `complete`, as the specification's client reads it there.
 */
export const analysisStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type StoredAnalysisStatus = (typeof analysisStatuses)[number];

/** Percent of an analysis at which its review begins and ends (spec 002 §4, stages of the pipeline). */
const REVIEW_FROM = 75;
const REVIEW_TO = 95;

/** Percent of an analysis when so much of its review, from 0 to 1, is done. */
export function percentAtReview(share: number): number {
  return REVIEW_FROM + share * (REVIEW_TO - REVIEW_FROM);
}

/** How much of its review, from 0 to 1, is done when an analysis is at so many percent. */
export function reviewShareAt(percent: number): number {
  return Math.min(1, Math.max(0, (percent - REVIEW_FROM) / (REVIEW_TO - REVIEW_FROM)));
}

/**
 * What became of a clip on the server:
 * - none: none was announced
 * - uploading: it is on its way, or was given up on the way
 * - stored: it is there
 * - deleted: it was there
 */
export const clipStates = ['none', 'uploading', 'stored', 'deleted'] as const;
export type ClipState = (typeof clipStates)[number];
