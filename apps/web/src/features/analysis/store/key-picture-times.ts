import type { FormReview } from '@touchline/vision';
import { SAME_MOMENT } from '../results/still-and-measures-at-time.ts';

/** Pictures saved of one analysis (settled: up to 10). */
const MOST = 10;
/** Seconds: two findings nearer than this show one and the same picture. */
const SAME_PICTURE = 0.02;

/**
 * The times of the pictures that are taken of an analysis, in seconds, in order: each finding's own picture, for it is
 * the proof of it, then the key moments that are not within 0.1 s of one taken (spec 002 §5). Where there is neither,
 * the middle of the clip. `duration` in seconds.
 */
export function keyPictureTimes(review: FormReview, duration: number): readonly number[] {
  const chosen: number[] = [];
  const take = (times: readonly number[], apart: number): void => {
    for (const time of times) {
      const taken = chosen.some((other) => Math.abs(other - time) < apart);
      if (!taken && chosen.length < MOST) chosen.push(time);
    }
  };
  take([...review.improvements, ...review.strengths].flatMap(({ time }) => time ?? []), SAME_PICTURE);
  take(review.moments.map(({ time }) => time), SAME_MOMENT);
  return chosen.length === 0 ? [duration / 2] : chosen.toSorted((one, other) => one - other);
}
