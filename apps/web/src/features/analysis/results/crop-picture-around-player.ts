import { landmarkIndex, type BodyPoint, type Pose } from '@touchline/vision';

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

/** Cut to a part of the body, so much of the player's height is seen at least: a foot alone tells nobody whose it is. */
const LEAST_OF_PLAYER = 0.7;

/** How surely a point has to be seen to be in the box. */
const SEEN_ABOVE = 0.3;

/**
 * The part of a picture that holds the player with some air, in the shape asked for (`aspect`: width by height in
 * pixels); the whole picture where no one is in it. `picture` is the picture's own width by height. With `points` it is
 * cut closer, to these points of the body, where they were seen.
 */
export function cropPictureAroundPlayer(pose: Pose | null, picture: number, aspect: number, points: readonly BodyPoint[] = []): Crop {
  const seen = pose?.filter(({ visibility }) => visibility > SEEN_ABOVE) ?? [];
  const player = seen.length < 2 ? whole : boxOf(seen);
  const part = points.flatMap((point) => pose?.[landmarkIndex[point]] ?? []).filter(({ visibility }) => visibility > SEEN_ABOVE);
  const isPart = seen.length >= 2 && part.length > 0;
  const box = isPart ? boxOf(part) : player;
  // Heights are counted in the picture's heights, widths in its widths: the shape of the crop in those units.
  const shape = aspect / picture;
  const least = isPart ? player.height * LEAST_OF_PLAYER : 0;
  const tall = Math.max(box.height * (1 + 2 * AIR), (box.width * (1 + 2 * AIR)) / shape, least, 0.2);
  const height = Math.min(1, tall, 1 / shape);
  const width = height * shape;
  const middle = box.y + box.height / 2 - height / 2;
  // Of a foot, what is above it, not the grass below; of a head, what is below it, not the sky.
  const air = AIR * player.height;
  const onPlayer = isPart ? Math.max(player.y - air, Math.min(player.y + player.height + air - height, middle)) : middle;
  return {
    x: keptIn(box.x + box.width / 2 - width / 2, width),
    y: keptIn(onPlayer, height),
    width,
    height,
  };
}

/** Where a stretch of the picture begins so that it lies within; in the middle where it is longer. Both in parts of the picture. */
export const keptIn = (start: number, length: number): number => (length >= 1 ? (1 - length) / 2 : Math.min(1 - length, Math.max(0, start)));

function boxOf(points: Pose): Crop {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same pose in the coordinates of a crop. */
export function poseIn(pose: Pose, { x, y, width, height }: Crop): Pose {
  return pose.map((point) => ({ ...point, x: (point.x - x) / width, y: (point.y - y) / height }));
}
