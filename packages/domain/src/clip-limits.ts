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
