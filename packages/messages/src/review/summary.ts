import type { FormReview } from '@touchline/vision';
import { summary } from '../tables/review.ts';
import { fill } from '../fill-placeholders.ts';
import { measureWord, reasonWord } from './words.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

type Summed = Pick<FormReview, 'overallScore' | 'strengths' | 'improvements' | 'notMeasured'>;

interface Named {
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  /** Everything that the skill has could be measured. */
  readonly isComplete: boolean;
}

/** A score and what is named with it in one line, as the specification writes it: the first two of each. */
export function scoredSummary(score: number, { strengths, improvements, isComplete }: Named): string {
  const named = (names: readonly string[], none: string): string => names.slice(0, NAMED).join(', ') || none;
  return fill(summary.line, {
    score,
    strengths: named(strengths, summary.none),
    // What could not be measured may well need work.
    improvements: named(improvements, isComplete ? summary.none : summary.unmeasured),
  });
}

/** An analysis in one line; without a score, why there is none. */
export function summaryText({ overallScore, strengths, improvements, notMeasured }: Summed): string {
  if (overallScore === null) return notMeasured.map(reasonWord).find((words) => words !== null) ?? summary.missing;
  const names = (findings: FormReview['strengths']): string[] => findings.flatMap(({ measure }) => measureWord(measure) ?? []);
  return scoredSummary(overallScore, {
    strengths: names(strengths.slice(0, NAMED)),
    improvements: names(improvements.slice(0, NAMED)),
    isComplete: notMeasured.length === 0,
  });
}
