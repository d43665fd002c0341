/** Why the review of an analysis in the account failed, as its player reads it. */
export const analysisFailures = {
  /** Spec 002 §8. */
  server: 'Analysis failed on server',
  unsent: 'The video was not sent to the end.',
  /** A device says so, and no more. */
  told: 'Analysis failed',
} as const;
