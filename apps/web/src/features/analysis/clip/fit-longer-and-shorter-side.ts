/** The most pixels of a picture's longer and shorter side. */
export interface Bounds {
  readonly long: number;
  readonly short: number;
}

/** Width and height made to fit, whichever way the picture stands, in even pixels, never larger than they are. */
export function fitLongerAndShorterSide(width: number, height: number, within: Bounds | undefined): { width: number; height: number } {
  const scale =
    within === undefined
      ? 1
      : Math.min(1, within.long / Math.max(width, height), within.short / Math.min(width, height));
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
