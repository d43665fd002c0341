import { landmarkIndex } from '@touchline/vision';
import type { BodyPoint, Pose } from '@touchline/vision';

/** A square in pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const HEAD: readonly BodyPoint[] = [
  'nose',
  'leftEyeInner',
  'leftEye',
  'leftEyeOuter',
  'rightEyeInner',
  'rightEye',
  'rightEyeOuter',
  'leftEar',
  'rightEar',
  'mouthLeft',
  'mouthRight',
];
/** From here a point is where it was seen, and no guess. */
const SURE = 0.5;
/**
 * Half the square's side, in shoulder widths. A head is half as high as shoulders are wide (Drillis and Contini's
 * segment lengths: 0.13 and 0.26 of a person's height), so this is more than twice what a head needs.
 */
const HALF_SIDE = 0.55;
/** A person's trunk is a little longer than the shoulders are wide; from the side only the trunk can be measured. */
const WIDTH_OF_TRUNK = 0.9;
/** In shoulder widths, from the middle of the shoulders to the nose. */
const WIDTH_OF_NECK = 1.1;
const SMALLEST_HALF_SIDE = 12;

/**
 * Where the head is, with a wide margin. Null where that is not sure enough to hide it: head, shoulders or hips were
 * guessed, or the head is not in the picture.
 */
export function headRegion(pose: Pose, { width, height }: Size): Square | null {
  const place = (name: BodyPoint): { x: number; y: number; visibility: number } => {
    const { x = 0, y = 0, visibility = 0 } = pose[landmarkIndex[name]] ?? {};
    return { x: x * width, y: y * height, visibility };
  };
  const isSure = (...names: readonly BodyPoint[]): boolean => names.some((name) => place(name).visibility >= SURE);
  if (!isSure('nose', 'leftEar', 'rightEar') || !isSure('leftShoulder', 'rightShoulder') || !isSure('leftHip', 'rightHip')) return null;

  const head = HEAD.map(place);
  const centre = { x: mean(head.map(({ x }) => x)), y: mean(head.map(({ y }) => y)) };
  if (centre.x < 0 || centre.y < 0 || centre.x > width || centre.y > height) return null;
  const [left, right] = [place('leftShoulder'), place('rightShoulder')];
  const shoulders = between(left, right);
  const hips = between(place('leftHip'), place('rightHip'));
  const shoulderWidth = Math.max(
    distance(left, right),
    WIDTH_OF_TRUNK * distance(shoulders, hips),
    WIDTH_OF_NECK * distance(shoulders, place('nose')),
  );
  // Every point of the face lies well inside, wherever the model puts it.
  const reach = Math.max(...head.map((point) => Math.max(Math.abs(point.x - centre.x), Math.abs(point.y - centre.y))));
  const half = Math.max(HALF_SIDE * shoulderWidth, 2 * reach, SMALLEST_HALF_SIDE);
  return { x: centre.x - half, y: centre.y - half, side: 2 * half };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
