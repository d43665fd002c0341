import type { FormReview } from '../review-types.ts';

/** How many of each are named (spec 002 §3, summary text format). */
const NAMED = 2;

/** What of a review is told in short. */
export type Highlighted = Pick<FormReview, 'strengths' | 'improvements' | 'notMeasured'>;

/** What a review is about in short, as ids, so that whoever reads it gets it in their language. */
export type Highlights = {
  /** Ids of measures, two at most. */
  strengths: string[];
  /** Ids of measures, two at most. */
  improvements: string[];
  /** Reasons why something was not measured; without a score the first one is why. */
  notMeasured: string[];
};

/** What went well in a review, what to work on, and what could not be measured. */
export function highlightsOf({ strengths, improvements, notMeasured }: Highlighted): Highlights {
  const named = (findings: FormReview['strengths']): string[] => findings.slice(0, NAMED).map(({ measure }) => measure);
  return { strengths: named(strengths), improvements: named(improvements), notMeasured: [...notMeasured] };
}
