import type { BodyPoint, ClipShape, Pose, PoseFrame } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { angleAt, bodyPoint, hipCentre, shoulderCentre } from '../signal/geometry.ts';
import { facingAt } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';

const degrees = 180 / Math.PI;

/** The points that the angle of a knee is made of. */
export function legPoints(leg: Leg): BodyPoint[] {
  return [`${leg}Hip`, `${leg}Knee`, `${leg}Ankle`];
}

/** The points that the lean of the trunk is made of. */
export const trunkPoints: readonly BodyPoint[] = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'];

/** Interior angle of a knee in the picture, degrees, 180 straight; null when a joint was not seen. */
export function kneeAngle(pose: Pose | null, leg: Leg, clip: ClipShape): number | null {
  const hip = bodyPoint(pose, `${leg}Hip`, clip);
  const knee = bodyPoint(pose, `${leg}Knee`, clip);
  const ankle = bodyPoint(pose, `${leg}Ankle`, clip);
  return hip && knee && ankle && angleAt(knee, hip, ankle);
}

/** Lean of the trunk in degrees, forward positive by where the player faces; null when that cannot be told. */
export function trunkLean(input: MeasurementInput, { pose, time }: PoseFrame): number | null {
  const hips = hipCentre(pose, input.clip);
  const shoulders = shoulderCentre(pose, input.clip);
  const facing = facingAt(input, time);
  if (!hips || !shoulders || facing === 0) return null;
  return Math.atan2(facing * (shoulders.x - hips.x), hips.y - shoulders.y) * degrees;
}

/**
 * How far a knee has fallen inward seen from the front or from behind, in degrees of the bend in the picture; outward
 * is negative. Inward is towards the other hip.
 */
export function kneeInward(pose: Pose | null, leg: Leg, clip: ClipShape): number | null {
  const hip = bodyPoint(pose, `${leg}Hip`, clip);
  const knee = bodyPoint(pose, `${leg}Knee`, clip);
  const ankle = bodyPoint(pose, `${leg}Ankle`, clip);
  const other = bodyPoint(pose, leg === 'left' ? 'rightHip' : 'leftHip', clip);
  if (!hip || !knee || !ankle || !other || ankle.y === hip.y) return null;
  const bend = angleAt(knee, hip, ankle);
  if (bend === null) return null;
  const onTheLine = hip.x + ((ankle.x - hip.x) * (knee.y - hip.y)) / (ankle.y - hip.y);
  return (180 - bend) * Math.sign(knee.x - onTheLine) * Math.sign(other.x - hip.x);
}
