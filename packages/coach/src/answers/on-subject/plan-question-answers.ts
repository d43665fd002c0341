import { drillOf, type DrillId } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines, coachDialogueActLines, coachPlanLines as lines, coachSkillNames } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { DAYS_IN_WEEK } from '../../text/weekday-names.ts';
import { whyEasyDay } from '../room-kit-and-game-answer.ts';
import { pointsFor } from '../asked-foot.ts';
import { upTo } from '../choose-drill.ts';
import { listed, nameOf, weekdayName } from '../phrasing.ts';
import { drillInstead, drillsOfDay, minutesOfEach, stepOf, WARM_UP_FROM_MINUTES } from '../practice-plan.ts';
import { type Answer, type OfPlan, daysNamed, drillOn, isWeek, minutesNow, namesOf, today, told } from './shared-plan-answers.ts';
import { withCount } from './plan-days-changed.ts';
import { SHORTEST_MINUTES, longer, shorter } from './plan-drills-changed.ts';

/** How many days of practice a week are right, by the plan of a week and by `domain/safety`. */
export const FEWEST_RIGHT = 3;
const MOST_RIGHT = 5;

/** Whether it is too much, with yes or no first. */
export const isTooMuch: Answer = (of) => {
  const { plan, range, say } = of;
  const count = plan.days.length;
  const long = plan.minutes ?? 0;
  if (long > range.to) return told(of, say(lines.tooLong, { minutes: long, ...range }));
  if (!isWeek(of)) return told(of, say(lines.sessionFine, { minutes: minutesNow(of), ...range }));
  return told(of, count > MOST_RIGHT ? say(lines.tooManyDays, { count }) : say(lines.notTooMuch, { count, ...range }));
};
/** Whether it is enough, with yes or no first. */
export const isEnough: Answer = (of) => {
  const { plan, range, say } = of;
  const count = plan.days.length;
  if (isWeek(of)) return told(of, say(count < FEWEST_RIGHT ? lines.tooFewDays : lines.enoughDays, { count, ...range }));
  return told(of, say(minutesNow(of) < range.from ? lines.sessionLittle : lines.sessionEnough, { minutes: minutesNow(of), ...range }));
};
/** Who finds it too much gets fewer days, or less time. */
export const tooMuch: Answer = (of) => (isWeek(of) && of.plan.days.length > FEWEST_RIGHT ? withCount(of, FEWEST_RIGHT) : shorter(of));
/** Who finds it too little gets more where that is right, and hears why not where it is not. */
export const tooLittle: Answer = (of) => {
  if (!isWeek(of)) return longer(of);
  return of.plan.days.length < FEWEST_RIGHT ? withCount(of, of.plan.days.length + 1) : isEnough(of);
};

export const totalMinutes: Answer = (of) => {
  const { plan, range, say } = of;
  const count = plan.days.length;
  if (!isWeek(of)) return sessionTime(of);
  if (plan.minutes !== null) return told(of, say(lines.inAll, { count, minutes: plan.minutes, sum: count * plan.minutes }));
  return told(of, say(lines.inAllRange, { count, ...range, least: count * range.from, most: count * range.to }));
};
const sessionTime: Answer = (of) => {
  const { plan, say } = of;
  const whole = minutesNow(of);
  const count = plan.drills.length;
  return told(of, say(lines.sessionTime, { minutes: whole, count, each: minutesOfEach(whole, count), warmUp: whole > WARM_UP_FROM_MINUTES ? say(lines.withWarmUp) : '' }));
};
/** How long each drill of a session takes. */
const lengthOfEach: Answer = (of) => {
  const count = of.plan.drills.length;
  const each = minutesOfEach(minutesNow(of), count);
  return told(of, of.say(minutesNow(of) <= WARM_UP_FROM_MINUTES ? coachDialogueActLines.lengthOfShortPlan : coachDialogueActLines.lengthOfPlan, { minutes: each, count }));
};
export const howLong: Answer = (of) => {
  if (!isWeek(of)) return lengthOfEach(of);
  return told(of, of.plan.minutes === null ? of.say(lines.perDayRange, { ...of.range }) : of.say(lines.perDay, { minutes: of.plan.minutes }));
};
export const howMany: Answer = (of) => (isWeek(of) ? told(of, of.say(lines.dayCountIs, { count: of.plan.days.length, days: namesOf(of.plan.days) })) : sessionTime(of));

/** A day that is missed, and what that does to a streak. */
export const missDay: Answer = (of) => {
  const { context, say } = of;
  if (!isWeek(of)) return told(of, say(lines.notAll));
  return told(of, say(lines.missDay), ...(context.currentStreak > 1 ? [say(lines.missStreak, { streak: context.currentStreak })] : []));
};

export const first: Answer = (of) => {
  const { plan, say } = of;
  const [id] = plan.drills;
  if (id === undefined) return told(of, say(lines.nothingElse));
  const drill = nameOf(id);
  if (!isWeek(of)) return told(of, say(minutesNow(of) > WARM_UP_FROM_MINUTES ? lines.sessionFirst : lines.sessionFirstBrief, { drill }));
  const [day] = plan.days;
  return told(of, day === undefined || day === today(of) ? say(lines.firstToday, { drill }) : say(lines.firstDay, { drill, day: weekdayName(day) }));
};

export const nextWeek: Answer = (of) => (isWeek(of) ? told(of, of.say(lines.nextWeek)) : afterSession(of));
const afterSession: Answer = (of) => {
  const { plan, context, say } = of;
  const more = drillInstead(context, plan, drillOf(plan.drills.at(-1) ?? 'recovery')) ?? upTo(context, plan.drills);
  const { plan: same } = stepOf(plan, context, of.range);
  return { said: [say(lines.sessionAfter, { drill: nameOf(more.id) })], drills: [more.id], minutes: SHORTEST_MINUTES, plan: same };
};

/** What is on a day is meant, and not the day. */
const OF_DRILL = /\b(?:that|this|it|drill|das|die|den|dies\w*|ubung)\b/;
export const why: Answer = (of) => {
  const { plan, say } = of;
  const [day] = daysNamed(of);
  const atPlace = of.named.at === null ? undefined : plan.drills.at(of.named.at);
  if (day === undefined && atPlace !== undefined) return told(of, say(coachTopics.whyDrill, { drill: nameOf(atPlace), point: pointsFor(drillOf(atPlace), null)[0] ?? '' }));
  const isOfDrill = plan.skills.length === 0 && OF_DRILL.test(of.asked.words.join(' '));
  const easy = isWeek(of) && day !== undefined && plan.days.includes(day) ? whyEasyDay(day, of) : null;
  if (easy !== null) return told(of, ...easy.said);
  if (isWeek(of) && day !== undefined) return told(of, ...(plan.days.includes(day) ? [say(coachPracticeLoadStreakAndMatchLines.whyDay, { day: weekdayName(day), drill: drillOn(plan, day) }), ...(isOfDrill ? [say(lines.whyFirst)] : [])] : [say(coachPracticeLoadStreakAndMatchLines.whyDayFree, { day: weekdayName(day) })]));
  if (plan.skills.length > 0) return told(of, say(lines.whySkill, { skill: listed(plan.skills) }));
  const list = listed([...new Set(plan.drills)].map((id) => say(lines.drillForSkill, { drill: nameOf(id), skill: coachSkillNames[drillOf(id).category] ?? '' })));
  return told(of, say(lines.whyMixed, { list }), say(lines.whyFirst));
};

export const isHard: Answer = (of) => {
  const levels = of.plan.drills.map((id) => drillOf(id).level);
  const [from, to] = [Math.min(...levels), Math.max(...levels)];
  return told(of, of.say(from === to ? lines.oneLevel : lines.levels, { from, to }));
};

/** The drills of the plan that a turn names by their days or their place; none where it means all. */
function drillsNamed(of: OfPlan): readonly DrillId[] {
  const { plan, named } = of;
  const byDay = daysNamed(of).flatMap((day) => (plan.days.includes(day) ? drillsOfDay(plan, plan.days.indexOf(day)) : []));
  const atPlace = named.at === null ? undefined : plan.drills.at(named.at);
  return byDay.length > 0 || atPlace === undefined ? byDay : [atPlace];
}

export const whatNeed: Answer = (of) => {
  const { plan, say } = of;
  const named = [...new Set(drillsNamed(of))];
  const drills = [...new Set(named.length > 0 ? named : plan.drills)].map(drillOf);
  const cones = Math.max(...drills.map(({ equipment }) => equipment.cones));
  const atWall = drills.filter(({ equipment }) => equipment.wall);
  const wall = drills.length === 1 ? say(lines.wallAlone) : say(lines.wall, { drill: listed(atWall.map(({ id }) => nameOf(id))) });
  const things = [
    ...(drills.some(({ equipment }) => equipment.balls > 0) ? [say(lines.ball)] : []),
    ...(cones > 0 ? [say(lines.cones, { cones })] : []),
    ...(atWall.length > 0 ? [wall] : []),
  ];
  const list = things.length === 0 ? say(lines.justRoom) : listed(things);
  return told(of, named.length > 0 ? say(lines.needsOfDay, { drill: listed(named.map(nameOf)), list }) : say(lines.needs, { list }));
};

export const restDay: Answer = (of) => {
  const { plan, say } = of;
  if (!isWeek(of)) return told(of, say(lines.everyDay));
  const free = Array.from({ length: DAYS_IN_WEEK }, (_, at) => (plan.firstDay + at) % DAYS_IN_WEEK).filter((day) => !plan.days.includes(day));
  return told(of, say(lines.restDays, { days: namesOf(free) }));
};
