/** Pictures are compared this small: the noise of a camera averages out, a player who moves does not. */
const [WIDE, HIGH] = [32, 18] as const;
/**
 * Levels of 255 by which no spot of a still picture changes. Ours: a still frame of the real kick, encoded as a video,
 * changes by 3 at most; any second of the real clips by 40 and more.
 */
const CHANGE = 8;

/** Notices whether the pictures of a clip ever change. */
export interface StillClipDetector {
  /** Adds a picture, which `draw` draws so wide and high. */
  readonly add: (draw: (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void) => void;
  /** True when several pictures were added and none differed from the first. */
  readonly isStill: () => boolean;
}

/** Compares every picture with the first. Where the device has no canvas for it, nothing is called still. */
export function stillClipDetector(): StillClipDetector {
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(WIDE, HIGH);
  const context = canvas?.getContext('2d', { willReadFrequently: true }) ?? null;
  if (context !== null) context.imageSmoothingQuality = 'high';
  let first: Uint8ClampedArray | null = null;
  let greatest = 0;
  let seen = 0;
  return {
    add(draw) {
      // Once something moved the rest is not looked at: drawing a large frame small takes time.
      if (context === null || greatest > CHANGE) return;
      draw(context, WIDE, HIGH);
      const { data } = context.getImageData(0, 0, WIDE, HIGH);
      seen += 1;
      if (first === null) first = data;
      else for (const [at, level] of data.entries()) greatest = Math.max(greatest, Math.abs(level - (first[at] ?? level)));
    },
    isStill: () => seen > 2 && greatest <= CHANGE,
  };
}
