import { planOf } from '../frames/frame-plan.ts';
import type { BodyPoint, PoseFrame } from '../landmarks.ts';
import { bodyPoint, hipCentre, shoulderCentre } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { trunkPoints } from './joint-angles.ts';
import { facingAt, framesBetween, momentOf } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { wellSeen } from './measurement.ts';
import { samplesOf, spread, typical } from './sample-statistics.ts';
import type { MeasuredValue, Measurement } from './measurement.ts';

/** A kick's head is measured from plant to follow-through; without these, over these seconds around contact. */
const KICK_BEFORE = 0.15;
const KICK_AFTER = 0.3;
/** Seconds either side of a turn or of a set position that belong to it. */
const TURN_REACH = 0.1;
const SET_REACH = 0.5;
/** A foot stands when its ankle is at most this much (leg lengths) above the lower ankle. */
const STANDING = 0.15;

/** The frames of the set position, if one was found, else all. */
export function standingFrames(input: MeasurementInput): readonly PoseFrame[] {
  const set = momentOf(input, 'set');
  return set ? framesBetween(input, set.time - SET_REACH, set.time + SET_REACH) : input.frames;
}

/** How far ahead of the hips a point is, in leg lengths: by where the player faces, from the front to the right. */
function aheadOfHips(input: MeasurementInput, { pose, time }: PoseFrame, point: Point | null): number | null {
  const hips = hipCentre(pose, input.clip);
  const facing = input.view === 'front' ? 1 : facingAt(input, time);
  return hips && point && facing !== 0 ? (facing * (point.x - hips.x)) / input.leg : null;
}

function kickFrames(input: MeasurementInput): readonly PoseFrame[] | null {
  const contact = momentOf(input, 'contact');
  if (!contact) return null;
  const from = momentOf(input, 'plant')?.time ?? contact.time - KICK_BEFORE;
  return framesBetween(input, from, momentOf(input, 'followThrough')?.time ?? contact.time + KICK_AFTER);
}

/** How far the head moves about over the hips, in % of leg length. */
export const headSteady: Measurement = (input) => {
  const frames = planOf(input.type) === 'kick' ? kickFrames(input) : standingFrames(input);
  if (frames === null) return null;
  if (!wellSeen(frames, ['nose', 'leftHip', 'rightHip'])) return 'hidden';
  const moves = spread(
    samplesOf(frames, (frame) => aheadOfHips(input, frame, bodyPoint(frame.pose, 'nose', input.clip))),
  );
  return moves ? { value: moves.value * 100, time: moves.time, joint: 'nose' } : 'hidden';
};

/** How far the shoulders sway over the hips while juggling, in % of leg length. */
export const trunkSway: Measurement = (input) => {
  if (!wellSeen(input.frames, trunkPoints)) return 'hidden';
  const moves = spread(
    samplesOf(input.frames, (frame) => aheadOfHips(input, frame, shoulderCentre(frame.pose, input.clip))),
  );
  return moves ? { value: moves.value * 100, time: moves.time, joint: 'leftShoulder' } : 'hidden';
};

/** How far the hips' middle is outside the feet that stand, in % of leg length; 0 above them. */
function outsideBase(input: MeasurementInput, { pose }: PoseFrame): number | null {
  const hips = hipCentre(pose, input.clip);
  const left = bodyPoint(pose, 'leftAnkle', input.clip);
  const right = bodyPoint(pose, 'rightAnkle', input.clip);
  if (!hips || !left || !right) return null;
  const ground = Math.max(left.y, right.y);
  const standing = (['left', 'right'] as const).filter(
    (side) => ground - (side === 'left' ? left : right).y <= STANDING * input.leg,
  );
  const base = standing.flatMap((side) =>
    ([`${side}Ankle`, `${side}Heel`, `${side}FootIndex`] satisfies BodyPoint[])
      .map((point) => bodyPoint(pose, point, input.clip)?.x)
      .filter((x) => x !== undefined),
  );
  const outside = Math.max(0, hips.x - Math.max(...base), Math.min(...base) - hips.x);
  return (outside / input.leg) * 100;
}

function hipsOver(input: MeasurementInput, frames: readonly PoseFrame[]): MeasuredValue | 'hidden' {
  if (!wellSeen(frames, ['leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'])) return 'hidden';
  const outside = typical(samplesOf(frames, (frame) => outsideBase(input, frame)));
  return outside ? { ...outside, joint: 'leftHip' } : 'hidden';
}

/** How far the hips are outside the base of support: while standing, or at the turns. */
export const hipsOverBase: Measurement = (input) => {
  if (input.type !== 'turns') return hipsOver(input, standingFrames(input));
  const turns = input.moments.filter(({ name }) => name === 'turn');
  if (turns.length === 0) return null;
  return hipsOver(input, turns.flatMap(({ time }) => framesBetween(input, time - TURN_REACH, time + TURN_REACH)));
};
