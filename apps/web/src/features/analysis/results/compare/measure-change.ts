import type { Measure } from '@touchline/vision';

/** How a measure went from one attempt to the next. */
export type Change = 'better' | 'same' | 'worse';

/**
 * Points, out of 100, by which the score of one measure differs between two clips of the same movement anyway (ours:
 * single measures scatter more than the score that is their mean, which gave 2).
 */
const NOISE = 6;

/** Whether a measure came nearer to its good band, went away from it, or neither. */
export function changeOf(before: Pick<Measure, 'score'>, now: Pick<Measure, 'score'>): Change {
  const by = now.score - before.score;
  if (Math.abs(by) <= NOISE) return 'same';
  return by > 0 ? 'better' : 'worse';
}
