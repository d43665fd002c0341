import type { ClipShape } from '@touchline/vision';
import { engineLimits } from './engine-limits.ts';
import type { OpenFrame } from './pixels/frame-pixels.ts';

/** A frame as a small picture for the screen; null when the last one is too fresh, or where none can be made. */
export type TakeThumbnail = (frame: Pick<OpenFrame, 'read'>) => ImageBitmap | null;

/** Pixels of a picture's longer side: as wide as a phone, and made in a millisecond or two. */
const LONGEST_SIDE = 480;

/** Takes small pictures of frames that are decoded anyway, ten a second at most. `now` in seconds. */
export function progressThumbnails({ width, height }: ClipShape, now: () => number): TakeThumbnail {
  // Older Safari has none outside a document: the skeleton is then shown without a picture.
  if (!('OffscreenCanvas' in globalThis)) return () => null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d', { alpha: false });
  let last = -Infinity;
  return ({ read }) => {
    if (context === null || now() - last < engineLimits.report) return null;
    last = now();
    context.putImageData(read({ x: 0, y: 0, width, height }, canvas.width, canvas.height), 0, 0);
    return canvas.transferToImageBitmap();
  };
}
