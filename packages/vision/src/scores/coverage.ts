import { seenFrom } from '../measures/measure-scene.ts';
import { rangesOf } from '../range-table.ts';
import type { FormReview } from '../review-types.ts';

/** How much of a skill a score rests on. */
export interface Coverage {
  /** Rows of the skill that were measured. */
  readonly measured: number;
  /** Rows that the skill has. */
  readonly of: number;
  /** What most of the others want: another view, or joints that are not hidden; null where it was something else. */
  readonly wants: 'side' | 'front' | 'sight' | null;
}

/** Up to this share of a skill's rows, the score says that it rests on few. */
const FEW = 0.5;

/**
 * For a score that rests on at most half of what the skill has to measure: on how much, and what the rest wants. Null
 * for one that rests on more, and where there is no score.
 */
export function thinCoverage(
  review: Pick<FormReview, 'type' | 'view' | 'measures' | 'overallScore' | 'notMeasured'>,
): Coverage | null {
  const rows = rangesOf(review.type);
  const missing = rows.filter(({ id }) => !review.measures.some((measure) => measure.id === id));
  const measured = rows.length - missing.length;
  if (review.overallScore === null || measured > rows.length * FEW) return null;
  return { measured, of: rows.length, wants: wanted(review, missing) };
}

function wanted(
  { view, notMeasured }: Pick<FormReview, 'view' | 'notMeasured'>,
  missing: ReturnType<typeof rangesOf>,
): Coverage['wants'] {
  const unseen = missing.filter(({ sight }) => view !== null && !seenFrom[sight].includes(view));
  if (view !== null && unseen.length * 2 >= missing.length) return view === 'front' ? 'side' : 'front';
  return notMeasured.includes('hiddenJoint') ? 'sight' : null;
}
