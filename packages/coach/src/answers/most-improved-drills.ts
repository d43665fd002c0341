import { coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import { valuesOf } from './own-statistics-text.ts';
import { filled, listed } from './phrasing.ts';

const MOST_OF_GROWTH = 2;

/** The own drills that have grown most, as a list of what they were and are; null where none has. */
export function growthOf({ drills }: PlayerContext): { readonly list: string; readonly first: DrillSummary } | null {
  const grown = drills.filter(({ attempts, lastResult, firstResult }) => attempts > 1 && firstResult > 0 && lastResult > firstResult).toSorted((a, b) => b.growth - a.growth);
  const [first] = grown;
  if (first === undefined) return null;
  return { list: listed(grown.slice(0, MOST_OF_GROWTH).map((row) => filled(coachPracticeLoadStreakAndMatchLines.fromTo[0] ?? '', valuesOf(row)))), first };
}
