import type { Pose } from '@touchline/vision';

/** A part of a picture, in parts of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Air around the player, in parts of the player's own box. */
const AIR = 0.18;

/**
 * The part of a picture that holds the player with some air, in the shape asked for (`aspect`: width by height in
 * pixels); the whole picture where no one is in it. `picture` is the picture's own width by height.
 */
export function cropAround(pose: Pose | null, picture: number, aspect: number): Crop {
  const seen = pose?.filter(({ visibility }) => visibility > 0.3) ?? [];
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
  const box = seen.length < 2 ? whole : { x: left, y: top, width: right - left, height: bottom - top };
  // Heights are counted in the picture's heights, widths in its widths: the shape of the crop in those units.
  const shape = aspect / picture;
  const tall = Math.max(box.height * (1 + 2 * AIR), (box.width * (1 + 2 * AIR)) / shape, 0.2);
  const height = Math.min(1, tall, 1 / shape);
  const width = height * shape;
  const keepIn = (start: number, length: number): number => Math.min(1 - length, Math.max(0, start));
  return {
    x: keepIn(box.x + box.width / 2 - width / 2, width),
    y: keepIn(box.y + box.height / 2 - height / 2, height),
    width,
    height,
  };
}

/** The same pose in the coordinates of a crop. */
export function poseIn(pose: Pose, { x, y, width, height }: Crop): Pose {
  return pose.map((point) => ({ ...point, x: (point.x - x) / width, y: (point.y - y) / height }));
}
