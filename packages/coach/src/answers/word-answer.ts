import { drillOf, type DrillId } from '@touchline/domain';
import { coachDeeperLines } from '@touchline/messages/coach-deeper-lines';
import { coachGlossary, coachUnknownWord } from '@touchline/messages/coach-glossary';
import { coachTalkStateLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { technique } from './about-drills.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { questionsOf } from './intent-answers.ts';
import { rowOf } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

/** What a word means; where a drill has its name, how that goes too. */
export function wordAnswer({ word, drillId }: Extract<DialogueAct, { readonly kind: 'word' }>, asking: Asked): Composed {
  const { means } = coachGlossary[word];
  if (drillId === null) return only(means);
  const { said } = technique({ ...asking, given: drillOf(drillId) });
  return withDrill(drillOf(drillId), [means, ...said]);
}

/** That a word is not known here, with what is known of what the talk is about. */
export function unknownWordAnswer({ word }: Extract<DialogueAct, { readonly kind: 'unknownWord' }>, { say, asked }: Asked): Composed {
  const list = questionsOf(asked.nearest);
  return only(say(coachUnknownWord.inTalk, { word }), ...(list === '' ? [] : [say(coachTalkStateLines.alsoAsk, { list })]));
}

/** The answer to what is asked more closely. */
export const deeperAnswer = ({ line }: Extract<DialogueAct, { readonly kind: 'deeper' }>): Composed => only(coachDeeperLines[line]);

/** A goal on the way is so far ahead at most. */
const STEP = 5;

/** How far it is from the own best result, or from the number that was told, to a goal. */
export function distanceAnswer({ drillId, goal, own }: Extract<DialogueAct, { readonly kind: 'distanceTo' }>, { context, say, foot, asked }: Asked): Composed {
  const id: DrillId = drillId;
  const best = rowOf(context, id)?.bestResult ?? 0;
  const from = own === null ? best : Math.max(own, best);
  const drill = nameOf(id);
  const next = Math.min(from + STEP, goal > from ? goal : from + STEP);
  // Who asks for it again hears it in other words, with another point.
  const isAgain = asked.before?.act?.kind === 'distanceTo';
  const points = pointsFor(drillOf(id), foot);
  const point = points[isAgain ? 1 : 0] ?? points[0] ?? '';
  if (goal <= from) return withDrill(drillOf(id), [say([coachDeeperLines.goalDone], { drill, best: from, next: from + STEP })]);
  return withDrill(drillOf(id), [say([from === best && !isAgain ? coachDeeperLines.toGoal : coachDeeperLines.toGoalTold], { drill, best: from, missing: goal - from, goal, next, point })]);
}
