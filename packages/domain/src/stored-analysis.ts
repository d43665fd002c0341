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

/** Whether text is a UUID v4, as ids of analyses have to be (spec 000 §5). */
export function isAnalysisId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}

export const analysisLimits = {
  /** Analyses in a list where nobody says how many (settled: 10). */
  history: 10,
  /** Analyses of one player that a server keeps; the oldest go. */
  keptPerPlayer: 500,
  /** Key frames of one analysis that are kept (settled: 10), and those of them whose pictures a provider may see. */
  keyFrames: 10,
  pictures: 3,
  /** Key frames that may be sent (spec 000 §9: 20 at most); the first that are kept count. */
  keyFramesSent: 20,
  /** Frames that enter a result and are kept (settled: 40). */
  frames: 40,
  /** Seconds that a provider may take for a review. */
  reviewSeconds: 120,
  /** Hours after which an upload that nobody ended, or an analysis whose body points never came, is given up. */
  uploadHours: 24,
  /** Hours that a clip stays after its review where the player does not want to keep it: a retry may need it. */
  clipHoursAfterReview: 1,
  /** Days that a clip is kept where the player wants to keep it. */
  clipDaysKept: 90,
  /** Clips of one player that are here or on their way: 2 GB at most. The oldest that is not to be kept goes for a new one. */
  clipsPerPlayer: 40,
  /** Seconds that links to upload and to watch a clip work. */
  uploadLinkSeconds: 2 * 3600,
  watchLinkSeconds: 15 * 60,
} as const;
