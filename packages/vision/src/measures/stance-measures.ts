import type { PoseFrame } from '../landmarks.ts';
import type { Leg } from '../review-types.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { kneeAngle, kneeInward, legPoints, trunkLean, trunkPoints } from './joint-angles.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { standingFrames } from './steadiness-measures.ts';
import { wellSeen } from './measurement.ts';
import { type Sample, samplesOf, shareOfTime, typical } from './sample-statistics.ts';
import type { Measurement } from './measurement.ts';

const legs: readonly Leg[] = ['left', 'right'];
/** Both feet are down when their ankles' heights differ by at most this (leg lengths): a foot behind looks higher. */
const BOTH_DOWN = 0.25;

/** The knees of the legs that are seen well, each with its samples over the standing frames. */
function knees(
  input: MeasurementInput,
  valueOf: (frame: PoseFrame, leg: Leg) => number | null,
): { leg: Leg; samples: Sample[] }[] {
  const frames = standingFrames(input);
  return legs
    .filter((leg) => wellSeen(frames, legPoints(leg)))
    .map((leg) => ({ leg, samples: samplesOf(frames, (frame) => valueOf(frame, leg)) }))
    .filter(({ samples }) => samples.length > 0);
}

/** Angle of the knees while standing ready: the typical one of both, or of the one that is seen. */
export const bentKnees: Measurement = (input) => {
  const seen = knees(input, ({ pose }, leg) => kneeAngle(pose, leg, input.clip));
  const knee = typical(seen.flatMap(({ samples }) => samples));
  return knee && seen[0] ? { ...knee, joint: `${seen[0].leg}Knee` } : 'hidden';
};

/** How far the knees are bent while standing ready: 180 minus their angle. */
export const kneeFlexion: Measurement = (input) => {
  const knee = bentKnees(input);
  return knee === null || knee === 'hidden' ? knee : { ...knee, value: 180 - knee.value };
};

/** How far the two knees differ, in degrees: the typical angle of one against that of the other. */
export const kneeSymmetry: Measurement = (input) => {
  const seen = knees(input, ({ pose }, leg) => kneeAngle(pose, leg, input.clip));
  const [left, right] = seen.map(({ samples }) => typical(samples));
  return left && right ? { value: Math.abs(left.value - right.value), time: left.time, joint: 'leftKnee' } : 'hidden';
};

/** How far the knees fall inward, from the front: the typical one of the knee that falls in more. */
export const kneeAlignment: Measurement = (input) => {
  const seen = knees(input, ({ pose }, leg) => kneeInward(pose, leg, input.clip)).flatMap(({ leg, samples }) => {
    const inward = typical(samples);
    return inward ? [{ ...inward, joint: `${leg}Knee` as const }] : [];
  });
  return seen.toSorted((a, b) => b.value - a.value)[0] ?? 'hidden';
};

/** Distance of the feet across the picture, in % of leg length: width from the front, stagger from the side. */
export const feetApart: Measurement = (input) => {
  const frames = standingFrames(input);
  if (!wellSeen(frames, ['leftAnkle', 'rightAnkle'])) return 'hidden';
  const apart = typical(
    samplesOf(frames, ({ pose }) => {
      const left = bodyPoint(pose, 'leftAnkle', input.clip);
      const right = bodyPoint(pose, 'rightAnkle', input.clip);
      return left && right && (Math.abs(left.x - right.x) / input.leg) * 100;
    }),
  );
  return apart ? { ...apart, joint: 'leftAnkle' } : 'hidden';
};

/** Share of the whole time with both feet down, 0–1: the set position alone would always have them down. */
export const twoFootedBase: Measurement = (input) => {
  const { frames } = input;
  if (!wellSeen(frames, ['leftAnkle', 'rightAnkle'])) return 'hidden';
  const feet = samplesOf(frames, ({ pose }) => {
    const left = bodyPoint(pose, 'leftAnkle', input.clip);
    const right = bodyPoint(pose, 'rightAnkle', input.clip);
    return left && right && (Math.abs(left.y - right.y) <= BOTH_DOWN * input.leg ? 1 : 0);
  });
  const down = shareOfTime(feet);
  return down ? { ...down, joint: 'leftAnkle' } : 'hidden';
};

/** Lean of the trunk while standing, forward positive. */
export const uprightPosture: Measurement = (input) => {
  const frames = standingFrames(input);
  if (!wellSeen(frames, trunkPoints)) return 'hidden';
  const lean = typical(samplesOf(frames, (frame) => trunkLean(input, frame)));
  return lean ? { ...lean, joint: 'leftShoulder' } : 'hidden';
};

/** How far the line of the shoulders is from level, in degrees, from the front. */
export const shouldersLevel: Measurement = (input) => {
  const frames = standingFrames(input);
  if (!wellSeen(frames, ['leftShoulder', 'rightShoulder'])) return 'hidden';
  const tilt = typical(
    samplesOf(frames, ({ pose }) => {
      const left = bodyPoint(pose, 'leftShoulder', input.clip);
      const right = bodyPoint(pose, 'rightShoulder', input.clip);
      return left && right && (Math.atan2(Math.abs(left.y - right.y), Math.abs(left.x - right.x)) * 180) / Math.PI;
    }),
  );
  return tilt ? { ...tilt, joint: 'leftShoulder' } : 'hidden';
};
