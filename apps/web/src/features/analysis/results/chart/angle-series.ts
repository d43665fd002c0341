import { angleAt, bodyPoint } from '@touchline/vision';
import type { ClipShape, FormReview, KeyMoment, Measure, PoseFrame } from '@touchline/vision';
import { kneeAngleOf } from '../../overlay/body-points-of-measure.ts';
import type { KneeAngle } from '../../overlay/body-points-of-measure.ts';
import { SAME_MOMENT } from '../still-and-measures-at-time.ts';

/** A knee's angle over the clip, and the moment at which it was measured. */
export interface AngleSeries {
  readonly measure: Measure;
  readonly knee: KneeAngle;
  /** Seconds and degrees, in order; null where the joint was not seen. */
  readonly points: readonly { readonly time: number; readonly angle: number | null }[];
  /** Null where the measure is of the whole clip. */
  readonly moment: KeyMoment | null;
}

/** Seconds shown before the first and after the last key moment, where these are near each other. */
const BEFORE = 0.7;
const AFTER = 0.5;
/** Key moments within this many seconds are one movement, which fills the chart. */
const ONE_MOVEMENT = 2;

/** The knees that were measured, each over the whole clip. */
export function angleSeries(
  review: FormReview,
  shape: ClipShape,
  frames: readonly PoseFrame[],
): readonly AngleSeries[] {
  return review.measures.flatMap((measure) => {
    const knee = kneeAngleOf(measure);
    if (knee === null) return [];
    const [first, middle, last] = knee.limbs;
    const points = frames.map(({ time, pose }) => {
      const [a, joint, b] = [first, middle, last].map((name) => bodyPoint(pose, name, shape));
      return { time, angle: a && joint && b ? angleAt(joint, a, b) : null };
    });
    const moment = review.moments.find(
      ({ time }) => measure.time !== null && Math.abs(time - measure.time) < SAME_MOMENT / 2,
    );
    return [{ measure, knee, points, moment: moment ?? null }];
  });
}

/**
 * The part of the clip that the chart shows, in seconds: one movement with a little around it, or all that was seen.
 */
export function shownSpan(review: FormReview, points: AngleSeries['points']): readonly [from: number, to: number] {
  const times = review.moments.map(({ time }) => time);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [start, end] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 1];
  if (times.length === 0 || last - first > ONE_MOVEMENT) return [start, end];
  return [Math.max(start, first - BEFORE), Math.min(end, last + AFTER)];
}
