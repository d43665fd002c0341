import { findDrill } from '@touchline/domain';
import { coachDrillMatchSetbackAndMissingGearLines as lines } from '@touchline/messages/coach-lines';
import type { MatchKind } from '../../talk-subject/talk-subject-types.ts';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

type Answer = (kind: MatchKind, asking: Asked) => Composed;

/** Read when it is said, in the language of that moment. */
const line = (name: keyof typeof lines): Answer => (_, { say }) => only(say(lines[name]));
const night: Answer = (_, asking) => ofTopic('nightBefore', asking);

/** A few easy touches are all that is practised right before. */
const EASY_BEFORE = 'toe_taps';
const EASY_MINUTES = 10;
function practise(kind: MatchKind, { say }: Asked): Composed {
  const drill = findDrill(EASY_BEFORE);
  return drill === undefined ? only() : withDrill(drill, [say(kind === 'trial' ? lines.practiseForTrial : lines.practiseBefore, { drill: nameOf(drill.id) })], EASY_MINUTES);
}

/** How long before a match: to eat, where food was spoken of, else to practise. */
function howLongBefore(kind: MatchKind, asking: Asked): Composed {
  const before = asking.asked.before;
  const spokeOfFood = before?.intent === 'food_sleep' || (before?.act?.kind === 'onSubject' && before.act.turn === 'eatThere');
  return spokeOfFood ? only(asking.say(lines.eatBeforeMatch)) : practise(kind, asking);
}

/** What is said to a turn that asks something of a match, a tournament or a trial that is to come. */
export const onMatch: Readonly<Record<TurnOn<'match'>, Answer>> = {
  nightBefore: night,
  before: night,
  betweenGames: line('betweenGames'),
  eatThere: (kind, { say }) => only(say(kind === 'tournament' ? lines.eatAtTournament : lines.eatBeforeMatch)),
  whatBring: line('bring'),
  whatNeed: line('bring'),
  ifSubbed: line('ifSubbed'),
  ifLost: (kind, { say }) => only(say(kind === 'tournament' ? lines.ifLostAtTournament : lines.ifLost)),
  tiredThere: line('saveStrength'),
  othersBetter: line('othersThere'),
  trialLook: (kind, { say }) => only(say(kind === 'trial' ? lines.lookedAt : lines.ofCoachOnly)),
  practiseThat: practise,
  howLong: howLongBefore,
  thinkICan: line('canDoIt'),
};
