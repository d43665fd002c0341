/** How many, how long and how much of analyses and their clips a server takes and keeps. */
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

/** Limits of a clip that is analysed (spec 002 §5 and §9, settled). */
export const clipLimits = {
  /** Seconds of a clip that an analysis takes. */
  seconds: 15,
  /** Seconds a recording may last. */
  recordingSeconds: 30,
  /** Bytes refused by the file check: 50 MB. */
  bytes: 50 * 1024 * 1024,
  /** Bytes that no storage takes, whatever was announced: 100 MB (spec 000 §9). */
  storedBytes: 100 * 1024 * 1024,
} as const;
