import { drillOf, type DrillId } from '@touchline/domain';
import { coachDialogueActLines, coachDrillMatchSetbackAndMissingGearLines as lines, coachReportedResultAndReactionLines as stateLines } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Setback } from '../../talk-subject/talk-subject-types.ts';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { upTo } from '../choose-drill.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { valuesOf } from '../own-statistics-text.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

type Answer = (kind: Setback, asking: Asked) => Composed;

/** Read when it is said, in the language of that moment. */
const line = (name: keyof typeof lines): Answer => (_, asking) => only(asking.say(lines[name]));
const topic = (name: CoachTopic): Answer => (_, asking) => ofTopic(name, asking);

/** The drill that helps to put it right. */
const DRILL_AFTER: Readonly<Partial<Record<Setback, DrillId>>> = { penalty: 'target_shooting', ownGoal: 'first_touch' };
function practise(kind: Setback, { say, context, foot }: Asked): Composed {
  const id = DRILL_AFTER[kind];
  const drill = id === undefined ? upTo(context) : drillOf(id);
  return withDrill(drill, [say(lines.practiseAfter, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' })]);
}

function forget(kind: Setback, { say }: Asked): Composed {
  if (kind === 'penalty') return withDrill(drillOf('target_shooting'), [say(lines.forgetPenalty)]);
  return only(say(kind === 'teamMates' ? lines.forgetWords : lines.forget));
}

/** The drill whose number has grown most, which shows that practice helps; none where no number has grown. */
function grown({ context, say }: Asked): string[] {
  const [row] = context.drills.filter(({ attempts, firstResult, bestResult }) => attempts > 1 && firstResult > 0 && bestResult > firstResult).toSorted((a, b) => b.bestResult / b.firstResult - a.bestResult / a.firstResult);
  return row === undefined ? [] : [say(lines.hasGrown, valuesOf(row))];
}

const notBad: Answer = (_, asking) => only(asking.say(lines.notBadAtAll), ...grown(asking));
const worthIt: Answer = (_, asking) => only(asking.say(lines.worthIt), ...grown(asking));

/** Whom to ask, and how. */
const ask: Answer = (kind, asking) => (kind === 'teamMates' ? only(asking.say(lines.tellCoach)) : ofTopic('talkToCoach', asking));
const say: Answer = (kind, asking) => (kind === 'benched' || kind === 'behind' ? only(asking.say(stateLines.askToPlay)) : only(asking.say(coachDialogueActLines.wordsTo.other)));

/** What is said to a turn about what went wrong and weighs on the player. */
export const onSetback: Readonly<Record<TurnOn<'setback'>, Answer>> = {
  howForget: forget,
  stopIt: (kind, asking) => only(asking.say(kind === 'teamMates' ? lines.quitForWords : lines.quit)),
  whatSay: say,
  askHim: ask,
  takeNext: (kind, asking) => (kind === 'penalty' ? only(asking.say(lines.takeNext)) : only(asking.say(lines.tryAgain))),
  maybeBad: notBad,
  whatsPoint: worthIt,
  notPlayed: line('notPlayed'),
  unfair: line('unfair'),
  wontGo: line('noWish'),
  teamAngry: (_, asking) => only(asking.say(coachDialogueActLines.blamed)),
  teamLaughed: topic('laughedAt'),
  notTalking: line('silentAfter'),
  myFault: (kind, asking) => only(asking.say(kind === 'benched' ? lines.notPlayed : lines.notOneFault)),
  othersBetter: topic('othersBetter'),
  practiseThat: practise,
  improveIt: practise,
  whatNow: line('whatNow'),
  somethingFun: topic('funDrill'),
  thinkICan: worthIt,
};
