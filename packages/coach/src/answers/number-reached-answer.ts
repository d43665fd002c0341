import { findDrill, type Drill } from '@touchline/domain';
import { coachReportedResultAndReactionLines as lines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { nextGoal } from './next-goal.ts';
import { rowOf } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

type OfKind<Kind extends DialogueAct['kind']> = Extract<DialogueAct, { readonly kind: Kind }>;

/** So many turns back an answer may have offered the exercise that goes on. */
const MOST_TURNS_BACK = 3;

/** The exercise that an answer of the talk offered last, else the one that is named. */
export function exerciseOf({ asked, answerBack }: Asked): Drill | undefined {
  for (let back = 1; back <= MOST_TURNS_BACK; back += 1) {
    const [offered] = answerBack(back)?.drills ?? [];
    if (offered !== undefined) return findDrill(offered);
  }
  return findDrill(asked.drillId ?? '');
}

/** The own best in the drill that is spoken of; 0 where there is none. */
const bestOf = ({ context, asked }: Asked): number => (asked.drillId === null ? 0 : (rowOf(context, asked.drillId)?.bestResult ?? 0));

/** Praise for a number that was reached, with the gain where one was told before, and the same exercise once more. */
export function numberReachedAnswer({ number, before }: OfKind<'numberReached'>, asking: Asked): Composed {
  const { say, asked } = asking;
  const drill = exerciseOf(asking);
  const best = bestOf(asking);
  const values = { number, goal: nextGoal(number), best, drill: nameOf(asked.drillId ?? drill?.id ?? 'juggling') };
  if (before !== null && number > before) return withDrill(drill, [say(lines.reachedMore, { ...values, before, more: number - before })]);
  return withDrill(drill, [say(best > 0 && number > best ? lines.reachedBest : lines.reached, values)]);
}

/** The own number in the place of somebody else's, which stays an aim. */
export function numberOfOtherAnswer({ number }: OfKind<'numberOfOther'>, asking: Asked): Composed {
  const { say, asked } = asking;
  const drill = findDrill(asked.drillId ?? '');
  const best = bestOf(asking);
  const values = { number, best, goal: nextGoal(best), drill: nameOf(drill?.id ?? 'juggling') };
  return withDrill(drill, [say(best === 0 ? lines.otherNoOwn : number > best ? lines.otherMore : lines.otherLess, values)]);
}

/** What a number is worth, where somebody asks it for an age: nothing is measured by age here. */
export function goodForAgeAnswer({ number }: OfKind<'goodForAge'>, asking: Asked): Composed {
  const { say, asked } = asking;
  const drill = findDrill(asked.drillId ?? '');
  const best = bestOf(asking);
  const value = number ?? best;
  const values = { number: value, goal: nextGoal(value), drill: nameOf(drill?.id ?? 'juggling') };
  return withDrill(drill, [say(value === 0 ? lines.ageNoOwn : value >= best ? lines.ageBest : lines.ageOther, values)]);
}
