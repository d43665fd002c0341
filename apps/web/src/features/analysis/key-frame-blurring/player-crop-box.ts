import type { Pose } from '@touchline/vision';

/** In whole pixels of the picture. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the player, in parts of the player's longer side: room for a ball at the foot, little for what is behind. */
const MARGIN = 0.25;

/** The part of a picture in which the player is; what else was filmed is nobody's business. */
export function playerCropBox(pose: Pose, size: { readonly width: number; readonly height: number }): CropBox {
  const across = pose.map(({ x }) => x * size.width);
  const down = pose.map(({ y }) => y * size.height);
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const within = (place: number, most: number): number => Math.min(most, Math.max(0, Math.round(place)));
  const [x, y] = [within(left - margin, size.width), within(top - margin, size.height)];
  return { x, y, width: within(right + margin, size.width) - x, height: within(bottom + margin, size.height) - y };
}
