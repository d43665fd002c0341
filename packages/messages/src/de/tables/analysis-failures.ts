/** Why the review of an analysis in the account failed, as its player reads it. */
export const analysisFailures = {
  server: 'Die Analyse auf dem Server hat nicht geklappt',
  unsent: 'Das Video wurde nicht zu Ende gesendet.',
  /** A device says so, and no more. */
  told: 'Die Analyse hat nicht geklappt',
};
