import type { AnalysisType } from '@touchline/domain';
import type { BodyPoint, ClipShape, PoseFrame } from '../landmarks.ts';
import type { JugglingCount, KeyMoment, KeyMomentName, Leg, View } from '../review-types.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { timeSlack } from '../signal/signal-constants.ts';

/** All that a measure is taken from. */
export interface MeasurementInput {
  readonly type: AnalysisType;
  readonly clip: ClipShape;
  /** The followed player's cleaned frames, in order of time. */
  readonly frames: readonly PoseFrame[];
  readonly view: View;
  /** Leg length in picture heights. */
  readonly leg: number;
  readonly kickingLeg: Leg | null;
  readonly moments: readonly KeyMoment[];
  readonly juggling: JugglingCount | null;
}

/** Seconds either way over which it is decided where the player looks. */
const FACING_REACH = 0.25;
/** Feet and nose have to point this far (in leg lengths, mean of a frame) for a direction to be believed. */
const FACING_LEAST = 0.05;

/** The frames of a span of time, in seconds. */
export function framesBetween(input: MeasurementInput, from: number, to: number): PoseFrame[] {
  return input.frames.filter(({ time }) => time >= from - timeSlack && time <= to + timeSlack);
}

/** The frame with the player that is nearest to a time, at most `within` seconds from it; undefined when there is none. */
export function frameAt(input: MeasurementInput, time: number, within = Infinity): PoseFrame | undefined {
  let nearest: PoseFrame | undefined;
  for (const frame of input.frames) {
    if (frame.pose === null || Math.abs(frame.time - time) > within) continue;
    if (!nearest || Math.abs(frame.time - time) < Math.abs(nearest.time - time)) nearest = frame;
  }
  return nearest;
}

/** The moment of a name; undefined when it was not seen. */
export function momentOf(input: MeasurementInput, name: KeyMomentName): KeyMoment | undefined {
  return input.moments.find((moment) => moment.name === name);
}

function pointing(input: MeasurementInput, { pose }: PoseFrame): number {
  const across = (from: BodyPoint, to: BodyPoint) => {
    const [start, end] = [bodyPoint(pose, from, input.clip), bodyPoint(pose, to, input.clip)];
    return start && end ? end.x - start.x : 0;
  };
  const feet = across('leftHeel', 'leftFootIndex') + across('rightHeel', 'rightFootIndex');
  return feet + (across('leftEar', 'nose') + across('rightEar', 'nose')) / 2;
}

/** Where the player faces around a time: 1 to the right of the picture, -1 to the left, 0 neither. */
export function facingAt(input: MeasurementInput, time: number): -1 | 0 | 1 {
  const near = framesBetween(input, time - FACING_REACH, time + FACING_REACH).filter(({ pose }) => pose !== null);
  const mean = near.reduce((sum, frame) => sum + pointing(input, frame), 0) / Math.max(1, near.length);
  if (Math.abs(mean) < FACING_LEAST * input.leg) return 0;
  return mean > 0 ? 1 : -1;
}
