import { drillOf, suggestedMinutes } from '@touchline/domain';
import { coachPlanLines as lines } from '@touchline/messages/coach-lines';
import type { FollowUp } from '../../intents/score-intents.ts';
import type { NamedInPlan } from '../../talk-subject/named-in-plan.ts';
import type { OnSubject } from '../../talk-subject/talk-subject-types.ts';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { upTo } from '../choose-drill.ts';
import { DAYS_IN_WEEK } from '../../text/weekday-names.ts';
import { MINUTES, type Composed } from '../composed-answer.ts';
import { oneDrillPlan, type PracticePlan } from '../practice-plan.ts';
import { ofTopic } from './shared-drill-answers.ts';
import { type Answer, type OfPlan, changed, notKnown, told } from './shared-plan-answers.ts';
import { addDay, dayMatch, dayNot, dayWhat, daysOnly, moveDay, ofDays, restOn, startOn, tomorrow, withCount } from './plan-days-changed.ts';
import { drillsPerDay, inside, longer, minutes, noCones, moreOfSkill, ofLevel, others, sameAgain, shorter, skillInstead, swapOne, withThing, without } from './plan-drills-changed.ts';
import { helpSkill } from './skill-without-drill-in-plan.ts';
import { showPlan, whyMinutes, whyNotSkill } from './plan-shown-and-reasons.ts';
import { FEWEST_RIGHT, first, howLong, howMany, isEnough, isHard, isTooMuch, missDay, nextWeek, restDay, tooLittle, tooMuch, totalMinutes, whatNeed, why } from './plan-question-answers.ts';

const NOTHING_NAMED: NamedInPlan = { days: [], minutes: null, count: null, at: null, drillId: null, skill: null, perDay: null, inItsPlace: null };
/** Asks whether every day is right; else it is wished for. */
const ASKS_IF = /^(?:(?:and|und|so|but|aber|ok) )*(?:is|are|can|should|may|do|would|must|ist|kann|soll\w*|darf|muss|sind|warum|why)\b/;

/** One line that is true of any plan, by its name: the language is that of the moment. */
const line =
  (name: keyof typeof lines): Answer =>
  (of) =>
    told(of, of.say(lines[name]));

/** What is said to a turn about a plan. */
const onPlan: Readonly<Record<TurnOn<'plan'>, Answer>> = {
  moreDays: ofDays((of) => withCount(of, of.plan.days.length + (of.named.count ?? 1))),
  fewerDays: ofDays((of) => withCount(of, of.plan.days.length - (of.named.count ?? (of.plan.days.length > FEWEST_RIGHT + 1 ? 2 : 1)))),
  daysInstead: ofDays((of) => withCount(of, of.named.count ?? of.plan.days.length)),
  drillsPerDay,
  addDay,
  moveDay,
  restOn,
  startOn,
  dayWhat,
  dayNot,
  dayMatch: ofDays(dayMatch),
  dayTraining: dayNot,
  daysOnly,
  isTooMuch,
  tooMuch,
  tooLittle,
  isEnough,
  isGood: isEnough,
  totalMinutes,
  howLong,
  howMany,
  howManySessions: howMany,
  howOften: howMany,
  everyDay: ofDays((of) => (ASKS_IF.test(of.asked.words.join(' ')) ? told(of, of.say(lines.everyDay)) : withCount(of, DAYS_IN_WEEK))),
  restDay,
  minutes,
  shorter,
  longer,
  harder: ofLevel(1),
  easier: ofLevel(-1),
  isHard,
  noWall: without(({ equipment }) => !equipment.wall, 'withoutWall'),
  noCones,
  noBall: without(({ equipment }) => equipment.balls === 0, 'withoutBall'),
  noGoal: (of) => changed(of, of.plan, of.say(lines.withoutGoal)),
  room: inside,
  rain: inside,
  noNoise: inside,
  withWall: withThing(({ equipment }) => equipment.wall),
  withCones: withThing(({ equipment }) => equipment.cones > 0),
  withFriend: line('withFriend'),
  alone: line('alone'),
  whatNeed,
  other: others,
  dislikes: others,
  didAlready: others,
  swapOne,
  sameAgain,
  skillInstead,
  moreOfSkill,
  helpSkill,
  showPlan,
  whyMinutes,
  whyNotSkill,
  why,
  first,
  afterwards: nextWeek,
  nextWeek,
  tomorrow,
  missDay,
  catchUp: line('catchUp'),
  notAll: line('notAll'),
  allInOne: line('allInOne'),
  otherOrder: line('otherOrder'),
  whenInDay: (of) => ({ ...told(of), said: ofTopic('bedtimeTraining', of).said }),
  stickToIt: line('stickToIt'),
  keepIt: line('stickToIt'),
  saveIt: line('saveIt'),
  whereInApp: line('saveIt'),
  whatGet: line('earns'),
};

const ofPlanAsked = (asking: Asked, plan: PracticePlan, named: NamedInPlan): OfPlan => ({ ...asking, plan, named, range: suggestedMinutes(asking.context.age) });

/** The plan so many turns back; where that answer told of none, one of the drill that it offered. */
function planBack({ context, answerBack }: Asked, back: number): PracticePlan {
  const before = answerBack(back);
  return before?.plan ?? oneDrillPlan(drillOf(before?.drills[0] ?? upTo(context).id), context, before?.minutes ?? MINUTES);
}

/** The answer to a turn that changes the plan of the talk or asks something of it. */
export function planAnswer({ turn, subject, ofPlan }: OnSubject, asking: Asked): Composed {
  const plan = planBack(asking, subject.of === 'plan' ? subject.back : 1);
  const answer = answersOnPlan.get(turn);
  if (answer === undefined) throw new Error(`${turn} has no answer for a plan`);
  return answer(ofPlanAsked(asking, plan, ofPlan ?? NOTHING_NAMED));
}
const answersOnPlan: ReadonlyMap<string, Answer> = new Map(Object.entries(onPlan));

/** How a turn that only goes on with a plan is meant, by the words that go on with any talk. */
const TURN_OF_FOLLOW_UP: Readonly<Partial<Record<FollowUp, TurnOn<'plan'>>>> = { follow_shorter: 'shorter', follow_easier: 'easier', follow_harder: 'harder', follow_other: 'other', follow_why: 'why', follow_yes: 'first', follow_good: 'isEnough' };

/** The answer to a turn that goes on with the plan of the turn before without a word that is known of plans; null where that told of none. */
export function goesOnWithPlan(asking: Asked): Composed | null {
  const { asked } = asking;
  const plan = asked.goesOn && asked.topic === null ? asking.answerBefore()?.plan : undefined;
  // Another foot or another skill makes the plan anew.
  if (plan === undefined || asked.followUp === 'follow_left_foot' || asked.foot !== null || asked.skill !== asking.asked.before?.skill) return null;
  const turn = asked.followUp === null ? undefined : TURN_OF_FOLLOW_UP[asked.followUp];
  return (turn === undefined ? notKnown : onPlan[turn])(ofPlanAsked(asking, plan, NOTHING_NAMED));
}
