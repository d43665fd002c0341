import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import { longestLegLength, trunkLengthIn } from '../signal/leg-and-trunk-length.ts';
import { bodyPoint, distance, hipCentre, shoulderCentre } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { sizeRules } from './skill-sign-thresholds.ts';

/** The player's body in one frame, in leg lengths, as the signs of the skills read it. y grows downwards. */
export interface Body {
  readonly time: number;
  readonly frame: PoseFrame;
  readonly hips: Point;
  readonly shoulders: Point;
  readonly left: Point;
  readonly right: Point;
  /** Of the trunk from upright, in the picture, degrees; to the right of the picture positive. */
  readonly tilt: number;
  /** Of the hips above the lower ankle. */
  readonly height: number;
}

/** The frames in which hips, shoulders and both ankles were seen, in order of time; none where no leg was. */
export function bodyPath(frames: readonly PoseFrame[], clip: ClipShape): Body[] {
  const leg = longestLegLength(frames, clip);
  if (leg === null) return [];
  const scaled = (point: Point | null): Point | null => point && { x: point.x / leg, y: point.y / leg };
  return frames.flatMap((frame): Body[] => {
    const { pose, time } = frame;
    const at = (point: BodyPoint) => scaled(bodyPoint(pose, point, clip));
    const [hips, shoulders] = [scaled(hipCentre(pose, clip)), scaled(shoulderCentre(pose, clip))];
    const [left, right] = [at('leftAnkle'), at('rightAnkle')];
    if (!hips || !shoulders || !left || !right) return [];
    const tilt = (Math.atan2(shoulders.x - hips.x, hips.y - shoulders.y) * 180) / Math.PI;
    return [{ time, frame, hips, shoulders, left, right, tilt, height: Math.max(left.y, right.y) - hips.y }];
  });
}

/**
 * Whether the player stays about as large in the picture: of somebody who comes from far away to the camera nothing is
 * told by how high or low the body looks.
 */
export function keepsSize(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const lengths = frames.flatMap(({ pose }) => trunkLengthIn(pose, clip) ?? []).toSorted((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0;
  return at(0.9) < sizeRules.growth * at(0.1);
}

/** The bodies of a span of time, in seconds. */
export function during(path: readonly Body[], from: number, to: number): Body[] {
  return path.filter(({ time }) => time >= from && time <= to);
}

/** How fast the ankles move beside the hips from body to body, leg lengths a second. */
export function ankleSpeeds(bodies: readonly Body[]): number[] {
  return bodies.slice(1).flatMap((body, at) => {
    const before = bodies[at];
    if (!before || body.time <= before.time) return [];
    const move = (leg: 'left' | 'right') =>
      distance(
        { x: body[leg].x - body.hips.x, y: body[leg].y - body.hips.y },
        { x: before[leg].x - before.hips.x, y: before[leg].y - before.hips.y },
      ) / (body.time - before.time);
    return [move('left'), move('right')];
  });}
