import { drillOf } from '@touchline/domain';
import { coachDeeperLines } from '@touchline/messages/coach-deeper-lines';
import { coachGlossary, coachUnknownWord } from '@touchline/messages/coach-glossary';
import { coachTalkStateLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { technique } from './about-drills.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { questionsOf } from './intent-answers.ts';

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
