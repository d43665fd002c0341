import type { Asked } from './answer-context.ts';
import type { Composed } from './composed-answer.ts';
import { technique } from './drill-choice-and-technique-answers.ts';
import { moveInMatch } from './move-with-foot-and-in-match.ts';

/** How a move goes, and when one does it. */
export function howAndWhenAnswer(asking: Asked): Composed {
  const how = technique(asking);
  const when = moveInMatch(asking.given?.id ?? null, asking);
  return when === null ? how : { ...how, said: [...how.said, ...when.said] };
}
