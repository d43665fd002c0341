import type { FormReview, Measure } from '@touchline/vision';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';

/** Two pictures nearer than this, in seconds, are of the same moment (spec 002 §5: duplicate keyframes). */
export const SAME_MOMENT = 0.1;

/** The still nearest a time, when it is near enough to be of that moment. */
export function stillAt(stills: readonly Still[], time: number): Still | undefined {
  const nearest = stills.reduce<Still | undefined>(
    (best, still) => (best !== undefined && Math.abs(best.time - time) <= Math.abs(still.time - time) ? best : still),
    undefined,
  );
  return nearest !== undefined && Math.abs(nearest.time - time) <= SAME_MOMENT ? nearest : undefined;
}

/** Measures drawn on the picture of a time: those taken at that moment, at a joint. */
export function measuresAt(review: FormReview, time: number, within = 0.04): readonly Measure[] {
  return review.measures.filter(
    (measure) => measure.joint !== null && measure.time !== null && Math.abs(measure.time - time) <= within,
  );
}
