import { boundingBox } from '@touchline/vision';
import type { Box, ClipShape, PoseFrame } from '@touchline/vision';

/** How much larger than the last box of the player the region is that is searched. */
const ROOM = 1.5;

/**
 * The part of the picture in which the followed player is to be expected at a time: one and a half times the boxes of
 * the frames around it, as a square in pixels. Alone it shows a small player larger, and is cheaper than the
 * whole picture. Null where nothing is known, or the player fills the picture anyway.
 */
export function expectedPlayerRegion(frames: readonly PoseFrame[], time: number, clip: ClipShape): Box | null {
  const before = frames.findLast((frame) => frame.time <= time)?.pose ?? null;
  const after = frames.find((frame) => frame.time >= time)?.pose ?? null;
  const boxes = [before, after].flatMap((pose) => (pose === null ? [] : (boundingBox(pose) ?? [])));
  const [first, second = first] = boxes;
  if (first === undefined || second === undefined) return null;
  const left = Math.min(first.x, second.x);
  const right = Math.max(first.x + first.width, second.x + second.width);
  const top = Math.min(first.y, second.y);
  const bottom = Math.max(first.y + first.height, second.y + second.height);
  const side = ROOM * Math.max((right - left) * clip.width, (bottom - top) * clip.height);
  if (side >= Math.min(clip.width, clip.height)) return null;
  return {
    x: placed((left + right) / 2, side / clip.width),
    y: placed((top + bottom) / 2, side / clip.height),
    width: side / clip.width,
    height: side / clip.height,
  };
}

/** Where a region of this length begins that lies around the middle and within the picture. */
function placed(middle: number, length: number): number {
  return Math.min(Math.max(0, middle - length / 2), 1 - length);
}
