import { drillOf, type DrillId } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { coachGlossary, coachUnknownWord } from '@touchline/messages/coach-glossary';
import { coachReportedResultAndReactionLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { sentencesWithEnds } from '../text/sentences-with-ends.ts';
import { DRILL_TO_DO_ALONE } from '../talk-subject/drill-alone-for-subject.ts';
import { technique } from './drill-choice-and-technique-answers.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { questionsOf } from './intent-answers.ts';
import { moveInMatch } from './move-with-foot-and-in-match.ts';

/** What a word means; where a drill has its name, how that goes too. */
export function wordAnswer({ word, drillId }: Extract<DialogueAct, { readonly kind: 'word' }>, asking: Asked): Composed {
  const { means } = coachGlossary[word];
  if (drillId === null) return only(means);
  const { said } = technique({ ...asking, given: drillOf(drillId) });
  return withDrill(drillOf(drillId), [means, ...said]);
}

const LONGEST_QUOTED = 200;
/** The latest sentence of the coach in which a word stands; null where she did not say it. */
function sentenceWith(word: string, saidBefore: readonly string[]): string | null {
  const has = (text: string): boolean => ` ${wordsOf(text).join(' ')} `.includes(` ${word} `);
  const sentences = saidBefore.toReversed().flatMap((line) => sentencesWithEnds(line)).map((one) => one.trim());
  return sentences.find((one) => one.length <= LONGEST_QUOTED && !/[“”„]/.test(one) && has(one)) ?? null;
}

/** That a word is not known here, with what is known of what the talk is about. */
export function unknownWordAnswer({ word }: Extract<DialogueAct, { readonly kind: 'unknownWord' }>, { say, asked, context }: Asked): Composed {
  const list = questionsOf(asked.nearest);
  const sentence = sentenceWith(word, context.saidBefore);
  return only(sentence === null ? say(coachUnknownWord.inTalk, { word }) : say(coachUnknownWord.inSentence, { word, sentence }), ...(list === '' ? [] : [say(coachReportedResultAndReactionLines.alsoAsk, { list })]));
}

/** Drills that a line names, the first one as the next step. */
const DRILLS_OF_LINE: Readonly<Partial<Record<CoachDetailFollowUpLine, readonly DrillId[]>>> = {
  firstSteps: ['bell_touches', 'sole_rolls', 'wall_passes'],
  wallStance: ['one_touch_wall_pass'],
  transitionMeans: ['shuttle_5_10_5'],
  ...DRILL_TO_DO_ALONE,
};

const TURNS_BACK = 3;

/** The drill that the talk named last; null behind a move that is none of the list. */
function moveOfTalk(asked: Understood): DrillId | null {
  const named = turnsBefore(asked, TURNS_BACK).find(({ drillId, topic }) => drillId !== null || topic !== null);
  return named?.drillId ?? null;
}

/** The answer to what is asked more closely. */
export function deeperAnswer({ line }: Extract<DialogueAct, { readonly kind: 'deeper' }>, asking: Asked): Composed {
  const ofMove = line === 'moveWhen' ? moveInMatch(moveOfTalk(asking.asked), asking) : null;
  if (ofMove !== null) return ofMove;
  const drills = DRILLS_OF_LINE[line] ?? [];
  return { ...only(coachDetailFollowUpLines[line]), drills };
}
