import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { measureWord, reasonWord } from '../findings/labels.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

type Summed = Pick<FormReview, 'overallScore' | 'strengths' | 'improvements' | 'notMeasured'>;

/** An analysis in one line, as the specification writes it; without a score, why there is none. */
export function summaryText(review: Summed): string {
  if (review.overallScore === null) return whyNone(review) ?? m.results_summary_missing();
  const named = (findings: FormReview['strengths'], none: () => string): string =>
    findings
      .slice(0, NAMED)
      .flatMap(({ measure }) => measureWord(measure) ?? [])
      .join(', ') || none();
  return m.results_summary({
    score: review.overallScore,
    strengths: named(review.strengths, m.results_summary_none),
    // What could not be measured may well need work.
    improvements: named(review.improvements, review.notMeasured.length === 0 ? m.results_summary_none : m.results_summary_unmeasured),
  });
}

/** The first reason that has words; null where none is known. */
function whyNone({ notMeasured }: Pick<Summed, 'notMeasured'>): string | null {
  return notMeasured.map(reasonWord).find((words) => words !== null) ?? null;
}
