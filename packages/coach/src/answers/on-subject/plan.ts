import { drillOf, suggestedMinutes, type Drill, type DrillId } from '@touchline/domain';
import { coachCaseLines, coachDialogueActLines, coachEverydayLines, coachLines, coachPlanLines as lines, coachSkillNames } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { FollowUp } from '../../intents/score-intents.ts';
import type { NamedInPlan, PlanDay } from '../../talk-subject/named-in-plan.ts';
import type { OnSubject } from '../../talk-subject/talk-subject.ts';
import type { TurnOn } from '../../talk-subject/turns-on-subject.ts';
import { DAYS_IN_WEEK } from '../../text/weekday-names.ts';
import type { Asked } from '../answer-context.ts';
import { drillsFor, upTo } from '../choose-drill.ts';
import { MINUTES, type Composed } from '../composed-answer.ts';
import { doneToday } from '../done-today.ts';
import { asSentence, listed, nameOf, weekdayFromMonday, weekdayName } from '../phrasing.ts';
import { drillInstead, freeDayFor, inOrderOfDays, minutesOfEach, ofMinutes, oneDrillPlan, stepOf, toldPlan, WARM_UP_FROM_MINUTES, withDay, withDayMoved, withFitting, withoutDay, withInstead, withSwapped, type PracticePlan } from '../practice-plan.ts';
import { drillsOfSkill } from '../skill-progress.ts';
import { ofTopic } from './of-drill.ts';

/** A plan with what a turn names. */
interface OfPlan extends Asked {
  readonly plan: PracticePlan;
  readonly named: NamedInPlan;
  readonly range: { readonly from: number; readonly to: number };
}
type Answer = (of: OfPlan) => Composed;

const NOTHING_NAMED: NamedInPlan = { days: [], minutes: null, count: null, at: null, drillId: null, skill: null };
/** One day of the week stays free. */
const MOST_DAYS = DAYS_IN_WEEK - 1;
/** How many days of practice a week are right, by the plan of a week and by `domain/safety`. */
const FEWEST_RIGHT = 3;
const MOST_RIGHT = 5;
const SHORTEST_MINUTES = 5;
const LONGER_BY = 5;
/** A wall that is lacking beside the cones. */
const NAMES_WALL = /\b(?:walls?|wand|mauer|pared|muro?|murs?|parede)\b/;
/** A room has no more metres at a side than this. */
const SIDE_OF_ROOM = 3;

/** The plan as it is now, after what was changed. */
const changed = ({ context, range, say }: OfPlan, plan: PracticePlan, ...changes: readonly string[]): Composed => toldPlan(plan, context, range, say, ...changes);
/** What is true of the plan, which stays as it is. */
const told = ({ plan, context, range }: OfPlan, ...said: readonly string[]): Composed => ({ ...stepOf(plan, context, range), said });

const isWeek = ({ plan }: OfPlan): boolean => plan.of === 'week';
const today = ({ context }: OfPlan): number => weekdayFromMonday(context.today);
const numberOf = (of: OfPlan, day: PlanDay): number => (day === 'today' ? today(of) : day === 'tomorrow' ? (today(of) + 1) % DAYS_IN_WEEK : day);
const daysNamed = (of: OfPlan): readonly number[] => of.named.days.map((day) => numberOf(of, day));
const namesOf = (days: readonly number[]): string => listed(days.map(weekdayName));
const drillOn = ({ drills, days }: PracticePlan, day: number): string => nameOf(drills[days.indexOf(day)] ?? 'recovery');

/** The places of the days that a week is made of, its first day being 0. */
const USUAL_DAYS = [0, 1, 3, 4, 5];
/** A session as a plan of days, which are spoken of: its drills first, then others. */
function asWeek(of: OfPlan): PracticePlan {
  const { plan, context } = of;
  const { minutes: done } = doneToday(context);
  const firstDay = (today(of) + (done > 0 ? 1 : 0)) % DAYS_IN_WEEK;
  let week: PracticePlan = { ...plan, of: 'week', minutes: null, firstDay, days: [], drills: [] };
  for (const at of USUAL_DAYS) {
    const day = (firstDay + at) % DAYS_IN_WEEK;
    const drill = plan.drills[week.days.length];
    week = drill === undefined ? withDay(context, week, day) : { ...week, days: [...week.days, day], drills: [...week.drills, drill] };
  }
  return week;
}

/** An answer that only a plan of days has. */
const ofDays =
  (answer: Answer): Answer =>
  (of) =>
    answer(isWeek(of) ? of : { ...of, plan: asWeek(of) });

const countLine = ({ say }: OfPlan, count: number): string => (count === 1 ? say(lines.oneDay) : say(lines.dayCount, { count }));

/** The plan with so many days: more where they have most room, fewer from its end. */
function withCount(of: OfPlan, wanted: number): Composed {
  const { plan, context, say } = of;
  const count = Math.min(MOST_DAYS, wanted);
  if (count < 1) return changed(of, plan, say(lines.noFewer));
  if (count === plan.days.length) return changed(of, plan, wanted > count ? say(lines.mostDays, { count }) : say(lines.sameDays, { count }));
  let now = plan;
  while (now.days.length < count) {
    // A day that is kept free is taken only where no other is left.
    const day = freeDayFor(now) ?? freeDayFor({ ...now, free: [] });
    const more = day === undefined ? now : withDay(context, now, day);
    if (more.days.length === now.days.length) break;
    now = more;
  }
  while (now.days.length > count) now = withoutDay(now, now.days.at(-1) ?? 0);
  return changed(of, now, wanted > count ? say(lines.mostDays, { count }) : countLine(of, now.days.length));
}

/** The plan with days that stay free, and another day for each where there is one. */
function keepFree(of: OfPlan, days: readonly number[], first: (moved: boolean) => readonly string[]): Composed {
  const { plan, say } = of;
  const taken = days.filter((day) => plan.days.includes(day));
  const free = [...new Set([...plan.free, ...days])];
  let now: PracticePlan = { ...plan, free };
  for (const day of taken) {
    const instead = freeDayFor({ ...now, days: now.days.filter((one) => one !== day), free: [...free, day] });
    now = instead === undefined || now.days.includes(instead) ? withoutDay(now, day) : withDayMoved(now, day, instead);
  }
  return changed(of, now, ...first(taken.length > 0), say(taken.length > 0 ? lines.dayOut : lines.wasFree, { days: namesOf(days) }));
}

const dayNot = ofDays((of) => keepFree(of, daysNamed(of), () => []));
const restOn = ofDays((of) => keepFree(of, daysNamed(of), () => [of.say(lines.restYes, { days: namesOf(daysNamed(of)) })]));

/** A day with a match stays free, and the day before it is an easy one. */
function dayMatch(of: OfPlan): Composed {
  const [match] = daysNamed(of);
  const free = keepFree(of, daysNamed(of), () => []);
  const { plan } = free;
  if (match === undefined || plan === undefined) return free;
  const before = plan.days.indexOf((match + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK);
  const [calm] = drillsFor(of.context, { category: 'ball_control', fits: plan.fits });
  if (before < 0 || calm === undefined) return free;
  return changed(of, { ...plan, drills: withDrillAt(plan.drills, before, calm.id) }, of.say(lines.dayOut, { days: namesOf(daysNamed(of)) }), of.say(coachLines.plan_week.calm));
}

/** Only these days, with a drill each: those of the plan first. */
const daysOnly = ofDays((of) => {
  const { plan, context, say } = of;
  const days = daysNamed(of);
  const kept = plan.days.filter((day) => !days.includes(day)).reduce(withoutDay, plan);
  const left = plan.drills.filter((id) => !kept.drills.includes(id));
  const now = days.filter((day) => !kept.days.includes(day)).reduce<PracticePlan>((done, day, at) => (left[at] === undefined ? withDay(context, done, day) : inOrderOfDays({ ...done, days: [...done.days, day], drills: [...done.drills, left[at]] })), kept);
  return changed(of, now, say(lines.onlyDays, { days: namesOf(now.days) }));
});

const addDay = ofDays((of) => {
  const { plan, context, say } = of;
  const days = daysNamed(of);
  const missing = days.filter((day) => !plan.days.includes(day));
  const now = missing.reduce<PracticePlan>((done, day) => withDay(context, done, day), plan);
  return changed(of, now, ...days.map((day) => say(missing.includes(day) ? lines.dayIn : lines.wasIn, { day: weekdayName(day), drill: drillOn(now, day) })));
});

/** One day for another: the one that is not in the plan takes the drill of the one that is; two that are in it change places. */
const moveDay = ofDays((of) => {
  const { plan, say } = of;
  const [first, second] = daysNamed(of);
  if (first === undefined) return told(of, say(lines.whichDay));
  const other = second ?? freedBefore(of);
  if (other === undefined) return addDay(of);
  const [hasFirst, hasOther] = [plan.days.includes(first), plan.days.includes(other)];
  if (hasFirst && hasOther) {
    const [a, b] = [plan.days.indexOf(first), plan.days.indexOf(other)];
    const [one, two] = [plan.drills[a], plan.drills[b]];
    const now = one === undefined || two === undefined ? plan : { ...plan, drills: withDrillAt(withDrillAt(plan.drills, a, two), b, one) };
    return changed(of, now, say(lines.traded, { first: weekdayName(first), second: weekdayName(other) }));
  }
  if (!hasFirst && !hasOther) return second === undefined ? addDay(of) : told(of, say(lines.wasFree, { days: namesOf([first, other]) }));
  const [from, to] = hasFirst ? [first, other] : [other, first];
  const now = withDayMoved({ ...plan, free: plan.free.filter((day) => day !== to) }, from, to);
  return changed(of, now, say(lines.dayMoved, { drill: drillOn(now, to), day: weekdayName(to) }));
});

/** The day that took the drill of one that was kept free in the turn before, for “on Sunday instead”. */
function freedBefore(of: OfPlan): number | undefined {
  const { act, before } = of.asked;
  const earlier = act?.kind === 'onSubject' && act.subject.of === 'plan' && before !== null ? of.answerBack(act.subject.back + 1)?.plan : undefined;
  return earlier === undefined || earlier.days.length !== of.plan.days.length ? undefined : of.plan.days.find((day) => !earlier.days.includes(day));
}

/** The same plan from another day on. */
const startOn = ofDays((of) => {
  const { plan, say } = of;
  const [start] = daysNamed(of);
  const [first] = plan.days;
  if (start === undefined || first === undefined) return told(of, say(lines.whichDay));
  const by = (start - first + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const now = inOrderOfDays({ ...plan, firstDay: start, days: plan.days.map((day) => (day + by) % DAYS_IN_WEEK) });
  return changed(of, now, say(lines.startDay, { day: weekdayName(start) }));
});

/** What the plan has on the days that are named. */
const dayWhat: Answer = (of) => {
  const { plan, say, context, range, named } = of;
  if (!isWeek(of)) return told(of, say(lines.noDays));
  const nameOfDay = (day: number): string => (named.days.includes('tomorrow') ? fill(coachDialogueActLines.dayAfterToday, { day: weekdayName(day) }) : weekdayName(day));
  const { stepDay, ...step } = stepOf(plan, context, range);
  const days = daysNamed(of);
  const drills = days.flatMap((day) => plan.drills[plan.days.indexOf(day)] ?? []);
  const [only] = days;
  const isLater = stepDay !== undefined && days.length === 1 && only !== undefined && drills.length > 0 && only !== today(of);
  return { ...step, ...(isLater ? { stepDay: weekdayName(only) } : {}), drills, said: days.map((day) => asSentence(say(plan.days.includes(day) ? coachDialogueActLines.plannedDay : coachDialogueActLines.freeDay, { day: nameOfDay(day), drill: drillOn(plan, day) }))) };
};
const tomorrow: Answer = (of) => {
  if (isWeek(of)) return dayWhat({ ...of, named: { ...of.named, days: ['tomorrow'] } });
  return changed(of, { ...of.plan, isTomorrow: true });
};

/** So many minutes of each day, or of the session. */
function withMinutes(of: OfPlan, minutes: number): Composed {
  return changed(of, ofMinutes(of.context, of.plan, minutes), of.say(isWeek(of) ? lines.each : lines.whole, { minutes }));
}
const minutesNow = ({ plan, range }: OfPlan): number => plan.minutes ?? (plan.of === 'week' ? range.from : Math.round((range.from + range.to) / 2));

const shorter: Answer = (of) => {
  const now = minutesNow(of);
  const half = Math.max(SHORTEST_MINUTES, Math.round(now / 2));
  return half >= now ? changed(of, of.plan, of.say(lines.shortest, { minutes: now })) : withMinutes(of, half);
};
const longer: Answer = (of) => {
  const { plan, range, say } = of;
  const now = plan.minutes ?? (isWeek(of) ? range.to - LONGER_BY : minutesNow(of));
  return now >= range.to ? changed(of, plan, say(lines.longest, { minutes: now })) : withMinutes(of, Math.min(range.to, now + (isWeek(of) ? LONGER_BY : 2 * LONGER_BY)));
};
const minutes: Answer = (of) => {
  const asked = of.named.minutes;
  return asked === null ? notKnown(of) : withMinutes(of, Math.max(2, asked));
};

/** Each drill one level harder or easier, where its kind has one. */
const ofLevel =
  (by: 1 | -1): Answer =>
  (of) => {
    const { plan, context, say } = of;
    const find = (done: PracticePlan, drill: Drill): Drill | undefined => {
      const level = drill.level + by;
      const suits = (one: Drill): boolean => one.category === drill.category && one.level === level && plan.fits(one) && (plan.wished.length === 0 || plan.wished.some((isWished) => isWished(one)));
      return drillsFor(context, { fits: suits, not: [...done.drills, ...plan.not], maxLevel: level })[0];
    };
    let now = plan;
    for (const id of new Set(plan.drills)) {
      const instead = id === 'recovery' ? undefined : find(now, drillOf(id));
      if (instead !== undefined) now = withInstead(now, id, instead.id);
    }
    const { drills } = now;
    const gone = plan.drills.filter((id) => !drills.includes(id));
    const come = drills.filter((id) => !plan.drills.includes(id));
    if (come.length === 0) return told(of, say(by > 0 ? lines.hardest : lines.easiest));
    return changed(of, now, say(by > 0 ? lines.harder : lines.easier, { drill: namesOfDrills(come), other: namesOfDrills(gone) }));
  };

/** The drills with another one at a place. */
const withDrillAt = (drills: readonly DrillId[], at: number, instead: DrillId): readonly DrillId[] => drills.map((one, place) => (place === at ? instead : one));
const namesOfDrills = (drills: readonly DrillId[]): string => listed([...new Set(drills)].map(nameOf));

/** What is not there, or where practice has to be: only the drills that need it give way. */
const without =
  (fits: (drill: Drill) => boolean, line: keyof Pick<typeof coachEverydayLines, 'withoutWall' | 'withoutCones' | 'withoutBall' | 'inside'>): Answer =>
  (of) => {
    const { plan, context, say } = of;
    const now = withFitting(context, plan, fits);
    return now.drills.every((id, at) => id === plan.drills[at]) ? changed(of, now, say(lines.lacksNone)) : changed(of, now, say(coachEverydayLines[line]));
  };
const fitsRoom = ({ space, equipment }: Drill): boolean => space.width <= SIDE_OF_ROOM && space.length <= SIDE_OF_ROOM && !equipment.wall && equipment.cones === 0;
const inside = without(fitsRoom, 'inside');

/** A drill that needs something for one that does not, where none is in it yet. */
const withThing =
  (needs: (drill: Drill) => boolean): Answer =>
  (of) => {
    const { plan, context, say } = of;
    const has = plan.drills.find((id) => needs(drillOf(id)));
    if (has !== undefined) return changed(of, plan, say(lines.hasThat, { drill: nameOf(has) }));
    const gone = plan.drills.at(-1);
    const [drill] = drillsFor(context, { fits: needs, not: plan.drills });
    if (gone === undefined || drill === undefined) return told(of, say(lines.nothingElse));
    return changed(of, withSwapped(plan, gone, drill.id), say(lines.with, { drill: nameOf(drill.id), other: nameOf(gone) }));
  };

/** Other drills on the same days; those of before do not come again. */
const others: Answer = (of) => {
  const { plan, context, say } = of;
  let now = plan;
  for (const id of new Set(plan.drills)) {
    const instead = drillInstead(context, { ...now, not: [...now.not, ...plan.drills] }, drillOf(id));
    if (instead !== undefined) now = withSwapped(now, id, instead.id);
  }
  if (now.not.length === plan.not.length) return told(of, say(lines.nothingElse));
  return changed(of, now, say(isWeek(of) ? lines.others : lines.othersOfDay));
};

/** The drill of the plan that a turn means: by its name, its place or its day. */
function meant(of: OfPlan): DrillId | undefined {
  const { plan, named } = of;
  if (named.drillId !== null) return plan.drills.find((id) => id === named.drillId);
  const [day] = daysNamed(of);
  return named.at !== null && (day === undefined || !plan.days.includes(day)) ? plan.drills.at(named.at) : plan.drills[plan.days.indexOf(day ?? -1)];
}

const swapOne: Answer = (of) => {
  const { plan, context, say, named } = of;
  const gone = meant(of);
  if (gone === undefined) return named.at === null ? told(of, say(lines.lacksNone)) : told(of, say(coachDialogueActLines.notInList, { count: plan.drills.length }));
  const instead = drillInstead(context, plan, drillOf(gone));
  if (instead === undefined) return told(of, say(lines.nothingElse));
  return changed(of, withSwapped(plan, gone, instead.id), say(coachDialogueActLines.swapped, { drill: nameOf(instead.id), other: nameOf(gone) }));
};

/** The drill that is meant, or the first, once more, in the place of the last other one. */
const sameAgain: Answer = (of) => {
  const { plan, say, named } = of;
  const again = meant(of) ?? named.drillId ?? plan.drills[0];
  const at = plan.drills.findLastIndex((id) => id !== again);
  const gone = plan.drills[at];
  if (again === undefined || gone === undefined) return told(of, say(lines.nothingElse));
  return changed(of, { ...plan, drills: withDrillAt(plan.drills, at, again) }, say(lines.sameAgain, { drill: nameOf(again), other: nameOf(gone) }));
};

/** A drill of a skill, or one by name, for the last one that is not of it. */
const skillInstead: Answer = (of) => {
  const { plan, context, say, named } = of;
  const isOf = named.drillId === null ? (named.skill === null ? null : drillsOfSkill(named.skill)) : ({ id }: Drill): boolean => id === named.drillId;
  const [drill] = isOf === null ? [] : drillsFor(context, { fits: (one) => isOf(one) && plan.fits(one), not: plan.drills });
  const at = plan.drills.findLastIndex((id) => isOf === null || !isOf(drillOf(id)));
  const gone = plan.drills[at];
  if (drill === undefined || gone === undefined) return told(of, say(lines.nothingElse));
  const skill = named.skill === null ? undefined : coachSkillNames[named.skill];
  const values = { drill: nameOf(drill.id), other: nameOf(gone), skill: skill ?? '' };
  return changed(of, { ...plan, drills: withDrillAt(plan.drills, at, drill.id) }, say(named.drillId !== null || skill === undefined ? lines.with : lines.forSkill, values));
};

/** Whether it is too much, with yes or no first. */
const isTooMuch: Answer = (of) => {
  const { plan, range, say } = of;
  const count = plan.days.length;
  const long = plan.minutes ?? 0;
  if (long > range.to) return told(of, say(lines.tooLong, { minutes: long, ...range }));
  if (!isWeek(of)) return told(of, say(lines.sessionFine, { minutes: minutesNow(of), ...range }));
  return told(of, count > MOST_RIGHT ? say(lines.tooManyDays, { count }) : say(lines.notTooMuch, { count, ...range }));
};
/** Whether it is enough, with yes or no first. */
const isEnough: Answer = (of) => {
  const { plan, range, say } = of;
  const count = plan.days.length;
  if (isWeek(of)) return told(of, say(count < FEWEST_RIGHT ? lines.tooFewDays : lines.enoughDays, { count, ...range }));
  return told(of, say(minutesNow(of) < range.from ? lines.sessionLittle : lines.sessionEnough, { minutes: minutesNow(of), ...range }));
};
/** Who finds it too much gets fewer days, or less time. */
const tooMuch: Answer = (of) => (isWeek(of) && of.plan.days.length > FEWEST_RIGHT ? withCount(of, FEWEST_RIGHT) : shorter(of));
/** Who finds it too little gets more where that is right, and hears why not where it is not. */
const tooLittle: Answer = (of) => {
  if (!isWeek(of)) return longer(of);
  return of.plan.days.length < FEWEST_RIGHT ? withCount(of, of.plan.days.length + 1) : isEnough(of);
};

const totalMinutes: Answer = (of) => {
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
const howLong: Answer = (of) => {
  if (!isWeek(of)) return lengthOfEach(of);
  return told(of, of.plan.minutes === null ? of.say(lines.perDayRange, { ...of.range }) : of.say(lines.perDay, { minutes: of.plan.minutes }));
};
const howMany: Answer = (of) => (isWeek(of) ? told(of, of.say(lines.dayCountIs, { count: of.plan.days.length, days: namesOf(of.plan.days) })) : sessionTime(of));

/** A day that is missed, and what that does to a streak. */
const missDay: Answer = (of) => {
  const { context, say } = of;
  if (!isWeek(of)) return told(of, say(lines.notAll));
  return told(of, say(lines.missDay), ...(context.currentStreak > 1 ? [say(lines.missStreak, { streak: context.currentStreak })] : []));
};

const first: Answer = (of) => {
  const { plan, say } = of;
  const [id] = plan.drills;
  if (id === undefined) return told(of, say(lines.nothingElse));
  const drill = nameOf(id);
  if (!isWeek(of)) return told(of, say(minutesNow(of) > WARM_UP_FROM_MINUTES ? lines.sessionFirst : lines.sessionFirstBrief, { drill }));
  const [day] = plan.days;
  return told(of, day === undefined || day === today(of) ? say(lines.firstToday, { drill }) : say(lines.firstDay, { drill, day: weekdayName(day) }));
};

const nextWeek: Answer = (of) => (isWeek(of) ? told(of, of.say(lines.nextWeek)) : afterSession(of));
const afterSession: Answer = (of) => {
  const { plan, context, say } = of;
  const more = drillInstead(context, plan, drillOf(plan.drills.at(-1) ?? 'recovery')) ?? upTo(context, plan.drills);
  const { plan: same } = stepOf(plan, context, of.range);
  return { said: [say(lines.sessionAfter, { drill: nameOf(more.id) })], drills: [more.id], minutes: SHORTEST_MINUTES, plan: same };
};

const why: Answer = (of) => {
  const { plan, say } = of;
  const [day] = daysNamed(of);
  if (isWeek(of) && day !== undefined) return told(of, plan.days.includes(day) ? say(coachCaseLines.whyDay, { day: weekdayName(day), drill: drillOn(plan, day) }) : say(coachCaseLines.whyDayFree, { day: weekdayName(day) }));
  if (plan.skills.length > 0) return told(of, say(lines.whySkill, { skill: listed(plan.skills) }));
  const list = listed([...new Set(plan.drills)].map((id) => say(lines.drillForSkill, { drill: nameOf(id), skill: coachSkillNames[drillOf(id).category] ?? '' })));
  return told(of, say(lines.whyMixed, { list }), say(lines.whyFirst));
};

const isHard: Answer = (of) => {
  const levels = of.plan.drills.map((id) => drillOf(id).level);
  const [from, to] = [Math.min(...levels), Math.max(...levels)];
  return told(of, of.say(from === to ? lines.oneLevel : lines.levels, { from, to }));
};

const whatNeed: Answer = (of) => {
  const { plan, say } = of;
  const drills = [...new Set(plan.drills)].map(drillOf);
  const cones = Math.max(...drills.map(({ equipment }) => equipment.cones));
  const atWall = drills.filter(({ equipment }) => equipment.wall);
  const things = [
    ...(drills.some(({ equipment }) => equipment.balls > 0) ? [say(lines.ball)] : []),
    ...(cones > 0 ? [say(lines.cones, { cones })] : []),
    ...(atWall.length > 0 ? [say(lines.wall, { drill: listed(atWall.map(({ id }) => nameOf(id))) })] : []),
  ];
  return told(of, say(lines.needs, { list: things.length === 0 ? say(lines.justRoom) : listed(things) }));
};

const restDay: Answer = (of) => {
  const { plan, say } = of;
  if (!isWeek(of)) return told(of, say(lines.everyDay));
  const free = Array.from({ length: DAYS_IN_WEEK }, (_, at) => (plan.firstDay + at) % DAYS_IN_WEEK).filter((day) => !plan.days.includes(day));
  return told(of, say(lines.restDays, { days: namesOf(free) }));
};

/** A turn that says nothing which a plan could be changed by. */
const notKnown: Answer = (of) => told(of, of.say(lines.notKnown));
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
  everyDay: line('everyDay'),
  restDay,
  minutes,
  shorter,
  longer,
  harder: ofLevel(1),
  easier: ofLevel(-1),
  isHard,
  noWall: without(({ equipment }) => !equipment.wall, 'withoutWall'),
  noCones: (of) => without(({ equipment }) => equipment.cones === 0 && !(equipment.wall && NAMES_WALL.test(of.asked.words.join(' '))), 'withoutCones')(of),
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
  return answer({ ...asking, plan, named: ofPlan ?? NOTHING_NAMED, range: suggestedMinutes(asking.context.age) });
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
  const answer = onPlan[TURN_OF_FOLLOW_UP[asked.followUp ?? 'follow_more'] ?? 'other'];
  const of: OfPlan = { ...asking, plan, named: NOTHING_NAMED, range: suggestedMinutes(asking.context.age) };
  return asked.followUp !== null && TURN_OF_FOLLOW_UP[asked.followUp] !== undefined ? answer(of) : notKnown(of);
}
