import { drillOf, type DrillId } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { coachGlossary, coachUnknownWord } from '@touchline/messages/coach-glossary';
import { coachReportedResultAndReactionLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
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

/** That a word is not known here, with what is known of what the talk is about. */
export function unknownWordAnswer({ word }: Extract<DialogueAct, { readonly kind: 'unknownWord' }>, { say, asked }: Asked): Composed {
  const list = questionsOf(asked.nearest);
  return only(say(coachUnknownWord.inTalk, { word }), ...(list === '' ? [] : [say(coachReportedResultAndReactionLines.alsoAsk, { list })]));
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
