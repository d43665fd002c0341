import type { Drill } from '@touchline/domain';
import { coachDrillMatchSetbackAndMissingGearLines as eventLines, coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import { isSide, pointsFor, suitsFoot } from '../asked-foot.ts';
import { drillsFor } from '../choose-drill.ts';
import { MINUTES, withDrill, type Composed } from '../composed-answer.ts';
import { faultAnswer, footToStart } from '../dialogue-act-answer.ts';
import { otherPlaceAnswer } from '../judged-number-match-and-drill-purpose-answer.ts';
import { againstFault, aLittle, exactly, ifNever, lookWhere, partOfFoot, speed, whatShowsIt } from './how-to-do-drill-answers.ts';
import { intentAnswers } from '../intent-answers.ts';
import { footName, nameOf } from '../phrasing.ts';
import { drillsOfSkill } from '../skill-progress.ts';
import { amount, earns, howItGoes, ofKind, ofTopic, pointOf, told, values, youCan, type OfDrill } from './shared-drill-answers.ts';
import { catchUp, dated, judged, lastOne, lowest, nextGoal, stepsTo, timeTo, whenWas } from './own-result-answers.ts';

/** Another drill of the same skill and for the same foot, that does without something. */
function instead(of: OfDrill, fits: (drill: Drill) => boolean): Drill | undefined {
  const { context, drill, foot, not, asked } = of;
  const isOfSkill = asked.skill === null ? null : drillsOfSkill(asked.skill);
  const suits = suitsFoot(foot, context);
  const leave = [...not, drill.id];
  const find = (isAlike: (one: Drill) => boolean): Drill | undefined => drillsFor(context, { not: leave, fits: (one) => isAlike(one) && suits(one) && fits(one) })[0];
  return (isOfSkill === null ? undefined : find(isOfSkill)) ?? find(({ category }) => category === drill.category) ?? find(() => true);
}

/** Without what a drill may need: the drill itself where it does not, else as for who lacks that and was offered one of this kind. */
const without = (intent: 'no_wall' | 'no_ball', needs: (drill: Drill) => boolean) => (of: OfDrill): Composed => {
  const { drill, say, category } = of;
  return needs(drill) ? intentAnswers[intent]({ ...of, given: undefined, not: [...of.not, drill.id], category: category ?? drill.category }) : told(of, say(lines.needsNone, values(of)));
};

/** Another one than was offered. */
function another(of: OfDrill): Composed {
  const { say, foot } = of;
  const other = instead(of, () => true);
  return other === undefined ? told(of) : withDrill(other, [say(lines.theOther, { drill: nameOf(other.id), point: pointsFor(other, foot)[0] ?? '' })]);
}

/** The drill with one foot, or one of its kind that suits that foot. */
function withFoot(of: OfDrill): Composed {
  const { drill, context, say, foot } = of;
  if (!isSide(foot)) return amount(of);
  const one = suitsFoot(foot, context)(drill) ? drill : instead(of, () => true);
  return one === undefined ? told(of) : withDrill(one, [say(lines.withThatFoot, { drill: nameOf(one.id), foot: footName(foot), point: pointsFor(one, foot)[0] ?? '' })]);
}

const thatDrill = (of: OfDrill): Composed => told(of, of.say(lines.thatDrill, { ...values(of), point: pointOf(of) }));

/** What stands in for the cones of a drill. */
const standIn = (of: OfDrill): Composed => told(of, of.say(of.drill.equipment.cones > 0 ? lines.standIn : lines.needsNone, values(of)));

/** What is said to a turn that asks something of a drill to do. */
export const onDrill: Readonly<Record<TurnOn<'drill'>, (of: OfDrill) => Composed>> = {
  howMany: ofKind('howMany'),
  howLong: amount,
  howOften: ofKind('howOften'),
  everyDay: ofKind('howOften'),
  untilGood: timeTo,
  isEnough: (of) => told(of, of.say(lines.enoughOfIt, { ...values(of), minutes: of.answerBefore()?.minutes ?? MINUTES })),
  whatNeed: ofKind('with'),
  whatGet: earns,
  recordOfIt: dated('best'),
  lastOfIt: lastOne,
  firstOfIt: dated('first'),
  worstOfIt: lowest,
  whenWas,
  giveGoal: nextGoal,
  reachNumber: stepsTo,
  untilNumber: timeTo,
  amImproving: (of) => judged(of, false),
  leftFoot: withFoot,
  rightFoot: withFoot,
  noWall: without('no_wall', ({ equipment }) => equipment.wall),
  noCones: standIn,
  noBall: without('no_ball', ({ equipment }) => equipment.balls > 0),
  noGoal: (of) => told(of, of.say(of.drill.category === 'shooting' ? lines.goalStandIn : lines.needsNone, values(of))),
  other: another,
  dislikes: another,
  didAlready: another,
  whichFoot: (of) => footToStart(of.drill, of),
  whichPart: partOfFoot,
  howGoes: howItGoes,
  first: howItGoes,
  ballAway: (of) => faultAnswer(of.drill, 'away', of),
  slow: (of) => faultAnswer(of.drill, 'slow', of),
  whatWrong: (of) => faultAnswer(of.drill, null, of),
  thinkICan: youCan,
  practiseThat: thatDrill,
  noNoise: (of) => ofTopic('quiet', of),
  aheadOfMe: catchUp,
  howFar: ofKind('howFar'),
  // How many cones, of a drill that has some.
  howManyNeed: (of) => (of.drill.equipment.cones > 0 ? ofKind('howFar')(of) : ofKind('with')(of)),
  whatNow: thatDrill,
  lookWhere,
  howFast: speed,
  earnFaster: speed,
  hitsThem: againstFault('hits'),
  trips: againstFault('trips'),
  tooHigh: againstFault('high'),
  drops: againstFault('drops'),
  neverWorks: ifNever,
  knowBetter: whatShowsIt,
  justABit: aLittle,
  whatExactly: exactly,
  whatInstead: standIn,
  standInOk: (of) => told(of, of.say(eventLines.standInYes)),
  room: (of) => otherPlaceAnswer('room', of),
  alone: (of) => told(of, of.say(of.drill.equipment.partner ? eventLines.withPartner : eventLines.drillAlone, values(of))),
  whichQuiet: (of) => ofTopic('quiet', of),
};
