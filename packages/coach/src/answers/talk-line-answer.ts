import { suggestedMinutes } from '@touchline/domain';
import { coachTalkFollowUpLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { matchDayTold } from '../talk-subject/match-day-told.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { weekdayName } from './phrasing.ts';

/** Who asks without an age is told what suits this one. */
const MIDDLE_AGE = 10;

/** The answer to a turn by who asks in the talk, or by what was told some turns before. */
export function talkLineAnswer({ line }: Extract<DialogueAct, { readonly kind: 'talkLine' }>, { context, say, asked }: Asked): Composed {
  const day = line === 'ownFixture' ? matchDayTold(asked.before) : null;
  if (day !== null) return only(say(coachTalkFollowUpLines.ownFixtureTold, { day: weekdayName(day) }));
  const age = context.age ?? MIDDLE_AGE;
  return only(say(coachTalkFollowUpLines[line], { age, ...suggestedMinutes(age) }));
}
