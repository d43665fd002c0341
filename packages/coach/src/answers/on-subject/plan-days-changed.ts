import { coachDialogueActLines, coachIntentLines, coachPlanLines as lines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { MOVES } from '../../intents/plan-change-by-words.ts';
import { DAYS_IN_WEEK, weekdaysOf } from '../../text/weekday-names.ts';
import { drillsFor } from '../choose-drill.ts';
import type { Composed } from '../composed-answer.ts';
import { dayOfMatch } from '../make-practice-plan.ts';
import { doneToday } from '../done-today.ts';
import { asSentence, weekdayName } from '../phrasing.ts';
import { freeDayFor, inOrderOfDays, stepOf, withDay, withDayMoved, withDrillAt, withEasyDayBeforeMatch, withoutDay, type PracticePlan } from '../practice-plan.ts';
import { type Answer, type OfPlan, changed as changedPlan, daysNamed, drillOn, isWeek, namesOf, today, told } from './shared-plan-answers.ts';

/** The plan behind a change of its days: the day before a match that was told stays an easy one. */
const changed: typeof changedPlan = (of, plan, ...changes) => changedPlan(of, withEasyDayBeforeMatch(of.context, plan), ...changes);

/** One day of the week stays free. */
const MOST_DAYS = DAYS_IN_WEEK - 1;

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
export const ofDays =
  (answer: Answer): Answer =>
  (of) =>
    answer(isWeek(of) ? of : { ...of, plan: asWeek(of) });

const countLine = ({ say }: OfPlan, count: number): string => (count === 1 ? say(lines.oneDay) : say(lines.dayCount, { count }));

/** The plan with so many days: more where they have most room, fewer from its end. */
export function withCount(of: OfPlan, wanted: number): Composed {
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
  const moved: number[] = [];
  for (const day of taken) {
    const instead = freeDayFor({ ...now, days: now.days.filter((one) => one !== day), free: [...free, day] });
    const isMoved = instead !== undefined && !now.days.includes(instead);
    now = isMoved ? withDayMoved(now, day, instead) : withoutDay(now, day);
    if (isMoved) moved.push(instead);
  }
  const line = taken.length === 0 ? lines.wasFree : moved.length > 0 ? lines.dayOutMoved : lines.dayOut;
  return changed(of, now, ...first(taken.length > 0), say(line, { days: namesOf(days), other: namesOf(moved) }));
}

/** Words behind which a day stands that was not meant, and so many stand between it and the one that was. */
const NOT_MEANT: ReadonlySet<string> = new Set(['not', 'nicht', 'statt', 'instead']);
const FURTHEST_APART = 3;
/** The days of a turn that corrects which one is to be free (“no Thursday, not Friday”): the one that is, and the one that was taken for it; null for all else. */
function dayCorrected({ asked: { words }, plan }: OfPlan): { readonly free: number; readonly back: number } | null {
  const named = weekdaysOf(words).flatMap((day, at) => (day === null ? [] : [{ day, at }]));
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length > 2 || second.at - first.at > FURTHEST_APART) return null;
  const between = words.slice(first.at + 1, second.at);
  if (!between.some((word) => NOT_MEANT.has(word)) || between.includes('and') || between.includes('und') || plan.free.includes(first.day) === plan.free.includes(second.day)) return null;
  return { free: first.day, back: second.day };
}

/** The plan without the day that was kept free by mistake: as it was before, where the turn before freed it. */
function planBeforeMistake(of: OfPlan, back: number): PracticePlan {
  const { act } = of.asked;
  const earlier = act?.kind === 'onSubject' && act.subject.of === 'plan' ? of.answerBack(act.subject.back + 1)?.plan : undefined;
  return earlier !== undefined && isWeek({ ...of, plan: earlier }) && !earlier.free.includes(back) ? earlier : { ...of.plan, free: of.plan.free.filter((day) => day !== back) };
}

export const dayNot = ofDays((of) => {
  const meant = dayCorrected(of);
  return meant === null ? keepFree(of, daysNamed(of), () => []) : keepFree({ ...of, plan: planBeforeMistake(of, meant.back) }, [meant.free], () => []);
});
/** Rest on the days that are named; with so many days of practice, where the turn says how many too (“six days, only Sunday off”). */
export const restOn = ofDays((of) => {
  const free = daysNamed(of);
  const yes = of.say(lines.restYes, { days: namesOf(free) });
  const { count } = of.named;
  if (count === null || count <= 1) return keepFree(of, free, () => [yes]);
  const open = { ...of.plan, free: [...free], days: [...of.plan.days] };
  let now: PracticePlan = free.filter((day) => open.days.includes(day)).reduce(withoutDay, open);
  while (now.days.length < Math.min(count, DAYS_IN_WEEK - free.length)) {
    const day = freeDayFor(now);
    const more = day === undefined ? now : withDay(of.context, now, day);
    if (more.days.length === now.days.length) break;
    now = more;
  }
  while (now.days.length > count) now = withoutDay(now, now.days.at(-1) ?? 0);
  return changed(of, now, countLine(of, now.days.length), yes);
});

/** A day with a match stays free, and the day before it is an easy one. */
export function dayMatch(of: OfPlan): Composed {
  const [named] = daysNamed(of);
  // Beside a day of training it is the one that stands nearest to the match.
  const match = dayOfMatch(of.asked.words) ?? named;
  const free = keepFree(match === undefined ? of : { ...of, plan: { ...of.plan, match } }, daysNamed(of), () => []);
  const { plan } = free;
  if (match === undefined || plan === undefined) return free;
  const before = plan.days.indexOf((match + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK);
  const [calm] = drillsFor(of.context, { category: 'ball_control', fits: plan.fits });
  if (before < 0 || calm === undefined) return free;
  return changed(of, { ...plan, drills: withDrillAt(plan.drills, before, calm.id) }, free.said[0] ?? '', of.say(coachIntentLines.plan_week.calm));
}

/** Only these days, with a drill each: those of the plan first. */
export const daysOnly = ofDays((of) => {
  const { plan, context, say } = of;
  const days = daysNamed(of);
  const kept = plan.days.filter((day) => !days.includes(day)).reduce(withoutDay, plan);
  const left = plan.drills.filter((id) => !kept.drills.includes(id));
  const now = days.filter((day) => !kept.days.includes(day)).reduce<PracticePlan>((done, day, at) => (left[at] === undefined ? withDay(context, done, day) : inOrderOfDays({ ...done, days: [...done.days, day], drills: [...done.drills, left[at]] })), kept);
  return changed(of, now, say(lines.onlyDays, { days: namesOf(now.days) }));
});

export const addDay = ofDays((of) => {
  const { plan, context, say } = of;
  const days = daysNamed(of);
  const missing = days.filter((day) => !plan.days.includes(day));
  const now = missing.reduce<PracticePlan>((done, day) => withDay(context, done, day), plan);
  return changed(of, now, ...days.map((day) => say(missing.includes(day) ? lines.dayIn : lines.wasIn, { day: weekdayName(day), drill: drillOn(now, day) })));
});

/** One day for another: the one that is not in the plan takes the drill of the one that is; two that are in it change places. */
export const moveDay = ofDays((of) => {
  const { plan, say } = of;
  const [first, second] = daysNamed(of);
  if (first === undefined) return told(of, say(lines.whichDay));
  const other = second ?? freedBefore(of);
  if (other === undefined) return addDay(of);
  const [hasFirst, hasOther] = [plan.days.includes(first), plan.days.includes(other)];
  // Of two days of the plan the one that is moved away stays free.
  if (hasFirst && hasOther && MOVES.test(of.asked.words.join(' '))) return keepFree(of, [first], () => []);
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
export const startOn = ofDays((of) => {
  const { plan, say } = of;
  const [start] = daysNamed(of);
  const [first] = plan.days;
  if (start === undefined || first === undefined) return told(of, say(lines.whichDay));
  const by = (start - first + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const now = inOrderOfDays({ ...plan, firstDay: start, days: plan.days.map((day) => (day + by) % DAYS_IN_WEEK) });
  return changed(of, now, say(lines.startDay, { day: weekdayName(start) }));
});

/** What the plan has on the days that are named. */
export const dayWhat: Answer = (of) => {
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
export const tomorrow: Answer = (of) => {
  if (isWeek(of)) return dayWhat({ ...of, named: { ...of.named, days: ['tomorrow'] } });
  return changed(of, { ...of.plan, isTomorrow: true });
};
