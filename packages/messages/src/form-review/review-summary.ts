import { unseenMeasures, type FormReview } from '@touchline/vision';
import { summary } from '../current-language/form-review-general-text.ts';
import { fill } from '../fill-placeholders.ts';
import { measureWord, reasonWord } from './review-words.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

type Summed = Pick<FormReview, 'type' | 'measures' | 'overallScore' | 'strengths' | 'improvements' | 'notMeasured'>;

/** What a summary names, by names: of strengths and improvements the first two. */
export interface SummaryNames {
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  /** What of the skill could not be measured. */
  readonly unseen: readonly string[];
}

/** What the summary of a review names; ids of another version of the app have no names here. */
export function summaryNames(review: Omit<Summed, 'overallScore' | 'notMeasured'>): SummaryNames {
  const namesOf = (ids: readonly string[]): string[] => ids.flatMap((id) => measureWord(id) ?? []);
  return {
    strengths: namesOf(review.strengths.map(({ measure }) => measure)),
    improvements: namesOf(review.improvements.map(({ measure }) => measure)),
    unseen: namesOf(unseenMeasures(review)),
  };
}

/**
 * A score and what is named with it in one line, as the specification writes it. What could not be seen may well need
 * work, or not: it is no area to improve, and stands in a second line where there is any.
 */
export function scoredSummary(score: number, { strengths, improvements, unseen }: SummaryNames): string {
  const named = (names: readonly string[]): string => names.slice(0, NAMED).join(', ') || summary.none;
  const line = fill(summary.line, { score, strengths: named(strengths), improvements: named(improvements) });
  return unseen.length === 0 ? line : `${line}\n${fill(summary.unseen, { measures: unseen.join(', ') })}`;
}

/** An analysis in a line, and what could not be seen in a second one; without a score, why there is none. */
export function summaryText(review: Summed): string {
  const { overallScore, notMeasured } = review;
  if (overallScore === null) return notMeasured.map(reasonWord).find((words) => words !== null) ?? summary.missing;
  return scoredSummary(overallScore, summaryNames(review));
}
