/** What a device may keep at the server under its player's name (spec 000 §3). */
export const storageKeys = [
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
export type StorageKey = (typeof storageKeys)[number];

/** Bounds of one kept value. */
export const storageLimits = {
  /** The whole request in bytes: nine of them stay well under the 5 MB of a device (spec 000 §9). */
  maxBytes: 256 * 1024,
  /** Lists and objects within each other. */
  maxDepth: 32,
} as const;
