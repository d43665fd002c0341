import { findDrill } from '@touchline/domain';
import { coachDialogueActLines, coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { valuesOf } from './own-statistics-text.ts';
import { filled, listed, nameOf } from './phrasing.ts';

const MOST_OF_GROWTH = 2;

/** The own drills that have grown most, as a list of what they were and are; null where none has. */
export function growthOf({ drills }: PlayerContext): { readonly list: string; readonly first: DrillSummary } | null {
  const grown = drills.filter(({ attempts, lastResult, firstResult }) => attempts > 1 && firstResult > 0 && lastResult > firstResult).toSorted((a, b) => b.growth - a.growth);
  const [first] = grown;
  if (first === undefined) return null;
  return { list: listed(grown.slice(0, MOST_OF_GROWTH).map((row) => filled(coachPracticeLoadStreakAndMatchLines.fromTo[0] ?? '', valuesOf(row)))), first };
}

/** Which drill is the strongest, and by what that is told, where a player doubts it. */
export function grownMostAnswer(_: unknown, { context, say }: Asked): Composed {
  const { strongest } = context;
  if (strongest === null) return only(say(coachTopics.notEnoughYet));
  const growth = growthOf(context);
  const drill = nameOf(strongest.drillId);
  return withDrill(findDrill(strongest.drillId), [growth === null ? say(coachTopics.strongestIs, valuesOf(strongest)) : say(coachDialogueActLines.grownMost, { drill, list: growth.list })]);
}
