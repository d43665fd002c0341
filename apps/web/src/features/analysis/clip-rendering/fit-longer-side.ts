/**
 * A size with the same shape whose longer side is at most `longSide`, in even whole pixels as video codecs want them.
 */
export function fitLongerSide(width: number, height: number, longSide: number): { width: number; height: number } {
  const share = Math.min(1, longSide / Math.max(width, height, 1));
  const even = (pixels: number): number => 2 * Math.round((pixels * share) / 2);
  return { width: even(width), height: even(height) };
}
