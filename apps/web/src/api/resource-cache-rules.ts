/** What changes the answers of the server. */
export type Change = 'session' | 'profile' | 'pack' | 'failedPack' | 'revealedPack' | 'analysis';

export interface Resource {
  /** Its last answer is kept on the device, for a visit without a connection. */
  readonly cached: boolean;
  readonly changedBy: readonly Change[];
  /** What else makes it old in the other tabs: the tab that made the change has the answer to it. */
  readonly changedElsewhereBy?: readonly Change[];
}

/** Everything of the player's that the app reads, under the first part of its queries' keys. */
export const resources = {
  profile: { cached: true, changedBy: ['session', 'pack'] },
  stats: { cached: true, changedBy: ['session', 'profile', 'failedPack'], changedElsewhereBy: ['pack'] },
  'practice-sessions': { cached: true, changedBy: ['session'] },
  recommendations: { cached: true, changedBy: ['session', 'profile'] },
  // Streaks and days go by the player's own zone and age.
  achievements: { cached: true, changedBy: ['session', 'profile', 'analysis'] },
  drills: { cached: true, changedBy: [] },
  packs: { cached: true, changedBy: ['session', 'failedPack'], changedElsewhereBy: ['pack'] },
  // Not before the card is turned: the collection would tell what it is.
  collection: { cached: true, changedBy: ['revealedPack'] },
  tokens: { cached: false, changedBy: ['session', 'pack'] },
  // Names of other players are kept on no device: who hides is gone from all of them.
  leaderboard: { cached: false, changedBy: ['session', 'profile'] },
  progress: { cached: true, changedBy: ['session', 'profile'] },
  // The age decides whether anybody has to be asked.
  consents: { cached: false, changedBy: ['profile'] },
  'my-club': { cached: true, changedBy: ['profile'] },
  'live-scores': { cached: true, changedBy: [] },
  highlights: { cached: true, changedBy: [] },
  'match-details': { cached: false, changedBy: [] },
  analyses: { cached: true, changedBy: ['analysis'] },
  attempts: { cached: true, changedBy: ['analysis'] },
  // What the server does with what it is sent: asked anew each time the analysis tab is opened.
  'analysis-settings': { cached: true, changedBy: [] },
  // Looked at in the settings only.
  'server-version': { cached: false, changedBy: [] },
  // With its body points one is as large as all the lists together.
  analysis: { cached: false, changedBy: ['analysis'] },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
