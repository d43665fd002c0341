import { coachPracticeAmountRulesAndTrainingLines } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';
import type { Composed } from './composed-answer.ts';
import { lackNamed } from './training-space-and-gear.ts';

/** A plan that goes on with one before, with what the player said is not there first. */
export function mentionMissingGearInPlan<Plan extends Composed>(plan: Plan, { asked, say }: Asked): Plan {
  const lack = asked.goesOn ? lackNamed(asked.words.join(' ')) : null;
  return lack === null ? plan : { ...plan, said: [say(coachPracticeAmountRulesAndTrainingLines[lack]), ...plan.said] };
}
