import type { PoseFrame } from '../landmarks.ts';
import { hipHeight } from '../moments/ready-stance.ts';
import type { Leg } from '../review-types.ts';
import { bodyPoint, midway } from '../signal/geometry.ts';
import { median } from '../signal/median.ts';
import { kneeAngle, legPoints, trunkLean, trunkPoints } from './joint-angles.ts';
import { framesBetween } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { wellSeen } from './measurement.ts';
import { samplesOf, shareOfTime, typical } from './sample-statistics.ts';
import type { Measurement } from './measurement.ts';

/** Seconds before a turn in which the hips' usual height is looked for. */
const BEFORE_TURN = { from: 1.2, to: 0.4 } as const;

/** The leg that stands: the one whose ankle is lower. */
function stanceLeg(input: MeasurementInput, { pose }: PoseFrame): Leg | null {
  const left = bodyPoint(pose, 'leftAnkle', input.clip);
  const right = bodyPoint(pose, 'rightAnkle', input.clip);
  return left && right && (left.y > right.y ? 'left' : 'right');
}

/** Knee of the leg that stands while the player dribbles. */
export const stanceKnee: Measurement = (input) => {
  if (!wellSeen(input.frames, [...legPoints('left'), ...legPoints('right')])) return 'hidden';
  const knee = typical(
    samplesOf(input.frames, (frame) => {
      const leg = stanceLeg(input, frame);
      return leg && kneeAngle(frame.pose, leg, input.clip);
    }),
  );
  if (!knee) return 'hidden';
  const shown = input.frames.find(({ time }) => time === knee.time);
  const leg = shown ? stanceLeg(input, shown) : null;
  return { ...knee, joint: leg && `${leg}Knee` };
};

/** Lean of the trunk while running with the ball, forward positive. */
export const runningLean: Measurement = (input) => {
  if (!wellSeen(input.frames, trunkPoints)) return 'hidden';
  const lean = typical(samplesOf(input.frames, (frame) => trunkLean(input, frame)));
  return lean ? { ...lean, joint: 'leftShoulder' } : 'hidden';
};

/** Share of the time in which the nose is above the line of the ears, 0–1. */
export const headUp: Measurement = (input) => {
  if (!wellSeen(input.frames, ['nose', 'leftEar', 'rightEar'])) return 'hidden';
  const heads = samplesOf(input.frames, ({ pose }) => {
    const [nose, left, right] = [
      bodyPoint(pose, 'nose', input.clip),
      bodyPoint(pose, 'leftEar', input.clip),
      bodyPoint(pose, 'rightEar', input.clip),
    ];
    return nose && left && right && (nose.y < midway(left, right).y ? 1 : 0);
  });
  const up = shareOfTime(heads);
  return up ? { ...up, joint: 'nose' } : 'hidden';
};

/** How far the hips drop into a turn, in % of leg length; of several turns the typical one. */
export const hipDrop: Measurement = (input) => {
  const turns = input.moments.filter(({ name }) => name === 'turn');
  if (turns.length === 0) return null;
  const drops = turns.flatMap(({ time }) => {
    const at = framesBetween(input, time - 0.05, time + 0.05);
    const before = framesBetween(input, time - BEFORE_TURN.from, time - BEFORE_TURN.to);
    if (!wellSeen([...before, ...at], ['leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'])) return [];
    const low = median(samplesOf(at, (frame) => hipHeight(frame, input.clip)).map(({ value }) => value));
    const usual = median(samplesOf(before, (frame) => hipHeight(frame, input.clip)).map(({ value }) => value));
    return low === null || usual === null ? [] : [{ time, value: ((usual - low) / input.leg) * 100 }];
  });
  const drop = typical(drops);
  return drop ? { ...drop, joint: 'leftHip' } : 'hidden';
};
