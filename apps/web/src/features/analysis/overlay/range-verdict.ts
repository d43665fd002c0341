import type { Measure } from '@touchline/vision';

/** A value inside the good band, inside the outer band, or outside of both. */
export type Verdict = 'good' | 'near' | 'off';

/** A measure's score at either end of the good band, and at the ends of the outer one (facts: score of one measure). */
const GOOD = 80;
const OUTER = 40;

/** How a measure stands to its band. By its score, for some bands are good from one end on. */
export function verdictOf({ score }: Measure): Verdict {
  if (score >= GOOD) return 'good';
  return score >= OUTER ? 'near' : 'off';
}
