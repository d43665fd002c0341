/** Pictures are compared this small: the noise of a camera averages out, a player who moves does not. */
const [WIDE, HIGH] = [32, 18] as const;
/**
 * Levels of 255 by which no spot of a still picture changes. Ours: a still frame of the real kick, encoded as a video,
 * changes by 3 at most; any second of the real clips by 40 and more.
 */
const CHANGE = 8;

/** Notices whether the pictures of a clip ever change. */
export interface StillClipDetector {
  /** Adds a picture, the whole of which `read` gives so wide and high. */
  readonly add: (read: (width: number, height: number) => ImageData) => void;
  /** True when several pictures were added and none differed from the first. */
  readonly isStill: () => boolean;
  /** True when one of the pictures differed from the first. */
  readonly hasMoved: () => boolean;
}

/** Compares every picture with the first. Where none can be read, nothing is called still. */
export function stillClipDetector(): StillClipDetector {
  let first: Uint8ClampedArray | null = null;
  let greatest = 0;
  let seen = 0;
  return {
    add(read) {
      // Once something moved the rest is not looked at: shrinking a large frame takes time.
      if (greatest > CHANGE) return;
      const data = pixelsOf(read);
      if (data === null) return;
      seen += 1;
      if (first === null) first = data.slice();
      else for (const [at, level] of data.entries()) greatest = Math.max(greatest, Math.abs(level - (first[at] ?? level)));
    },
    isStill: () => seen > 2 && greatest <= CHANGE,
    hasMoved: () => greatest > CHANGE,
  };
}

function pixelsOf(read: (width: number, height: number) => ImageData): Uint8ClampedArray | null {
  try {
    return read(WIDE, HIGH).data;
  } catch {
    // No canvas can be had here, or it failed on this frame: the detector will tell.
    return null;
  }
}
