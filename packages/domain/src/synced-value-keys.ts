/** What a device may keep at the server under its player's name (spec 000 §3). */
export const syncedValueKeys = [
  'userProfile',
  'userCollections',
  'practiceSessions',
  'analysisResults',
  'drillProgress',
  'achievements',
  'userStats',
  'videoMetadata',
  'coachingHistory',
] as const;
export type SyncedValueKey = (typeof syncedValueKeys)[number];

/** Bounds of one kept value. */
export const syncedValueLimits = {
  /** The whole request in bytes: nine of them stay well under the 5 MB of a device (spec 000 §9). */
  maxBytes: 256 * 1024,
  /** Lists and objects within each other. */
  maxDepth: 32,
} as const;
