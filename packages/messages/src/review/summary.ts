import type { FormReview } from '@touchline/vision';
import { summary } from '../en/tables/review.ts';
import { fill } from '../fill-placeholders.ts';
import { measureWord, reasonWord } from './words.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

type Summed = Pick<FormReview, 'overallScore' | 'strengths' | 'improvements' | 'notMeasured'>;

/** An analysis in one line, as the specification writes it; without a score, why there is none. */
export function summaryText(review: Summed): string {
  if (review.overallScore === null) return whyNone(review) ?? summary.missing;
  const named = (findings: FormReview['strengths'], none: string): string =>
    findings
      .slice(0, NAMED)
      .flatMap(({ measure }) => measureWord(measure) ?? [])
      .join(', ') || none;
  return fill(summary.line, {
    score: review.overallScore,
    strengths: named(review.strengths, summary.none),
    // What could not be measured may well need work.
    improvements: named(review.improvements, review.notMeasured.length === 0 ? summary.none : summary.unmeasured),
  });
}

/** The first reason that has words; null where none is known. */
function whyNone({ notMeasured }: Pick<Summed, 'notMeasured'>): string | null {
  return notMeasured.map(reasonWord).find((words) => words !== null) ?? null;
}
