import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { kneeAngle } from '../measures/joint-angles.ts';
import type { Leg } from '../review-types.ts';
import { readyRules } from './stance-and-turn-constants.ts';
import { bodyPoint, hipCentre, shoulderCentre } from '../signal/geometry.ts';

/** How high the hips are above the lower ankle, in picture heights; null where they were not seen. */
export function hipHeight({ pose }: PoseFrame, clip: ClipShape): number | null {
  const hips = hipCentre(pose, clip);
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
  return hips && left && right && Math.max(left.y, right.y) - hips.y;
}

function isBent(frame: PoseFrame, leg: Leg, clip: ClipShape): boolean {
  const angle = kneeAngle(frame.pose, leg, clip);
  return angle !== null && angle <= readyRules.knee;
}

/** Whether the trunk is bent down so far that the player stoops, as for a ball on the ground. */
export function stoops({ pose }: PoseFrame, clip: ClipShape, leg: number): boolean {
  const [hips, shoulders] = [hipCentre(pose, clip), shoulderCentre(pose, clip)];
  return !!hips && !!shoulders && hips.y - shoulders.y < readyRules.shoulders * leg;
}

/** Whether a player stands ready in a frame, from whichever side: feet wide, knees bent or hips low, and no stooping. */
export function isReady(frame: PoseFrame, clip: ClipShape, leg: number): boolean {
  const { pose } = frame;
  const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
  const height = hipHeight(frame, clip);
  if (!left || !right || height === null || stoops(frame, clip, leg)) return false;
  return (
    Math.abs(left.x - right.x) >= readyRules.apart * leg || height <= readyRules.hips * leg || (isBent(frame, 'left', clip) && isBent(frame, 'right', clip))
  );
}
