import { seenFrom } from '../measures/compute-measures.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { FormReview } from '../review-types.ts';
import { GOOD_SCORE } from '../strengths-and-improvements.ts';
import { weightOf } from './measure-score.ts';
import { partWeights } from './overall-and-sub-scores.ts';

/** How much of a skill a score rests on. */
export interface Coverage {
  /** Rows of the skill that were measured. */
  readonly measured: number;
  /** Of these, the ones in their good range. */
  readonly good: number;
  /** Rows that the skill has. */
  readonly of: number;
  /** What most of the others want: another view, or joints that are not hidden; null where it was something else. */
  readonly wants: 'side' | 'front' | 'sight' | null;
}

/** A score that rests on less of the weight has no letter, and says on how much it rests (settled: two thirds). */
const ENOUGH = 2 / 3;

/** Whether enough of what a skill's score is made of was measured for a letter. */
export function isWellCovered(review: Pick<FormReview, 'type' | 'measures' | 'notMeasured'>): boolean {
  return measuredShare(review) >= ENOUGH;
}

/** How much of the weight of a skill's measures was measured, 0–1. What no camera of this speed can measure does not count. */
function measuredShare({ type, measures, notMeasured }: Pick<FormReview, 'type' | 'measures' | 'notMeasured'>): number {
  const frameRate = notMeasured.includes('lowFrameRate') ? 0 : Infinity;
  const rows = rangesOf(type).map(({ id, part, grade }) => ({ id, part, weight: weightOf(grade, frameRate) }));
  let seen = 0;
  let whole = 0;
  for (const [part, partWeight] of Object.entries(partWeights)) {
    const ofPart = rows.filter((row) => row.part === part);
    const weight = sumOf(ofPart);
    if (weight === 0) continue;
    whole += partWeight;
    seen += partWeight * (sumOf(ofPart.filter(({ id }) => measures.some((measure) => measure.id === id))) / weight);
  }
  return whole === 0 ? 0 : seen / whole;
}

const sumOf = (rows: readonly { readonly weight: number }[]): number => rows.reduce((sum, { weight }) => sum + weight, 0);

/** The rows of a skill that could not be measured. */
function missingRows({ type, measures }: Pick<FormReview, 'type' | 'measures'>): ReturnType<typeof rangesOf> {
  return rangesOf(type).filter(({ id }) => !measures.some((measure) => measure.id === id));
}

/** What of a skill could not be measured, as ids of measures. */
export function unseenMeasures(review: Pick<FormReview, 'type' | 'measures'>): string[] {
  return missingRows(review).map(({ id }) => id);
}

/**
 * For a score that rests on too little of what the skill has to measure: on how much, and what the rest wants. Null for
 * one that rests on enough, and where there is no score.
 */
export function thinCoverage(
  review: Pick<FormReview, 'type' | 'view' | 'measures' | 'overallScore' | 'notMeasured'>,
): Coverage | null {
  if (review.overallScore === null || isWellCovered(review)) return null;
  const missing = missingRows(review);
  const rows = rangesOf(review.type);
  const good = rows.filter((row) => review.measures.some(({ id, score }) => id === row.id && score >= GOOD_SCORE)).length;
  return { measured: rows.length - missing.length, good, of: rows.length, wants: wanted(review, missing) };
}

function wanted(
  { view, notMeasured }: Pick<FormReview, 'view' | 'notMeasured'>,
  missing: ReturnType<typeof rangesOf>,
): Coverage['wants'] {
  const unseen = missing.filter(({ sight }) => view !== null && !seenFrom[sight].includes(view));
  if (view !== null && unseen.length * 2 >= missing.length) return view === 'front' ? 'side' : 'front';
  return notMeasured.includes('hiddenJoint') ? 'sight' : null;
}
