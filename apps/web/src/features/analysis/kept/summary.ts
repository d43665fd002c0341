import type { FormReview } from '@touchline/vision';
import { m } from '../../../i18n/index.ts';
import { measureWord } from '../findings/words.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

/** An analysis in one line, as the specification writes it. */
export function summaryText(review: Pick<FormReview, 'overallScore' | 'strengths' | 'improvements'>): string {
  if (review.overallScore === null) return m.results_summary_missing();
  const named = (findings: FormReview['strengths']): string =>
    findings
      .slice(0, NAMED)
      .flatMap(({ measure }) => measureWord(measure) ?? [])
      .join(', ') || m.results_summary_none();
  return m.results_summary({
    score: review.overallScore,
    strengths: named(review.strengths),
    improvements: named(review.improvements),
  });
}
