import { landmarkIndex } from '../landmarks.ts';
import type { BodyPoint, ClipShape, Landmark, Pose } from '../landmarks.ts';
import { visibility } from './signal-constants.ts';

/** A place in picture heights, across and down alike, so that lengths and angles are true. y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Shape = Pick<ClipShape, 'width' | 'height'>;

/** Where a body point is; null when it is less visible than `least` (0–1; enough to follow a limb unless told). */
export function bodyPoint(
  pose: Pose | null,
  name: BodyPoint,
  clip: Shape,
  least: number = visibility.follow,
): Point | null {
  const landmark = pose?.[landmarkIndex[name]];
  if (!landmark || landmark.visibility < least) return null;
  return { x: (landmark.x * clip.width) / clip.height, y: landmark.y };
}

/** How far outside the picture a landmark may lie, in parts of it, and still be believed: beyond it, the model has guessed. */
const PICTURE_EDGE = 0.02;

/** Whether a landmark lies in the picture, or hardly outside it. */
export function isInPicture({ x, y }: Landmark): boolean {
  return [x, y].every((at) => at >= -PICTURE_EDGE && at <= 1 + PICTURE_EDGE);
}

/** Halfway between two points. */
export function midway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Distance in picture heights. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Interior angle at `joint` in degrees, 0–180: 180 is straight. Null where two points coincide. */
export function angleAt(joint: Point, a: Point, b: Point): number | null {
  const first = { x: a.x - joint.x, y: a.y - joint.y };
  const second = { x: b.x - joint.x, y: b.y - joint.y };
  const lengths = Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y);
  if (lengths === 0) return null;
  const cosine = (first.x * second.x + first.y * second.y) / lengths;
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

function between(pose: Pose | null, left: BodyPoint, right: BodyPoint, clip: Shape): Point | null {
  const a = bodyPoint(pose, left, clip);
  const b = bodyPoint(pose, right, clip);
  return a && b && midway(a, b);
}

/** Middle of the two hips. */
export function hipCentre(pose: Pose | null, clip: Shape): Point | null {
  return between(pose, 'leftHip', 'rightHip', clip);
}

/** Middle of the two shoulders. */
export function shoulderCentre(pose: Pose | null, clip: Shape): Point | null {
  return between(pose, 'leftShoulder', 'rightShoulder', clip);
}
