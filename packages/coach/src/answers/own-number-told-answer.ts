import { findDrill } from '@touchline/domain';
import { coachTalkFollowUpLines as lines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { nextGoal } from './next-goal.ts';
import { exerciseOf } from './number-reached-answer.ts';
import { rowOf } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

type OfKind<Kind extends DialogueAct['kind']> = Extract<DialogueAct, { readonly kind: Kind }>;

/** That the coach was wrong about a number, and goes on from the one that the player tells. */
export function ownNumberBelievedAnswer({ number, isAsked }: OfKind<'ownNumberBelieved'>, asking: Asked): Composed {
  const { say } = asking;
  if (number === null) return only(say(lines.numberNotYours));
  return withDrill(exerciseOf(asking), [say(isAsked === true ? lines.numberKept : lines.numberBelieved, { number, goal: nextGoal(number) })]);
}

/** Joy at a new best, beside the one that is saved. */
export function recordToldAnswer({ number }: OfKind<'recordTold'>, { asked, context, say, answerBefore }: Asked): Composed {
  // Who is back from practice names no drill: it is the one that was proposed.
  const drill = findDrill(asked.drillId ?? answerBefore()?.drills[0] ?? '');
  const best = drill === undefined ? 0 : (rowOf(context, drill.id)?.bestResult ?? 0);
  if (drill === undefined || best === 0) return only(say(lines.recordFirst, { number }));
  const values = { number, best, more: number - best, drill: nameOf(drill.id) };
  return only(say(number > best ? lines.recordMore : number === best ? lines.recordEqual : lines.recordLess, values));
}
