import { drillOf, suggestedMinutes, warmUpMinutes, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPracticeLoadStreakAndMatchLines, coachIntentLines, coachPlanLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { PlayerContext } from '../player-context.ts';
import { DAYS_IN_WEEK } from '../text/weekday-names.ts';
import { drillsFor } from './choose-drill.ts';
import { listed, nameOf, weekdayFromMonday, weekdayName, type Say } from './phrasing.ts';

/** A session no longer than this has no warm-up of its own. */
export const WARM_UP_FROM_MINUTES = 10;
const MINUTES_OF_A_DRILL = 6;
const MOST_DRILLS_OF_A_SESSION = 4;
/** How long the first drill of a day is offered for, where no minutes are named. */
export const MOST_MINUTES_OF_FIRST = 10;
const MOST_DRILLS_TOLD = 3;
const ORDER: readonly DrillCategory[] = ['ball_control', 'passing', 'dribbling', 'shooting', 'turns', 'skills', 'fitness'];

/** What a plan is made of, to be changed by later turns. */
export interface PracticePlan {
  /** One session of several drills, or a drill for each of several days. */
  readonly of: 'session' | 'week';
  /** The days of a week to practise on, Monday being 0, in their order; none for a session. */
  readonly days: readonly number[];
  /** The drill of each of these days, or those of the session. */
  readonly drills: readonly DrillId[];
  /** How many drills each day of a week has: its own, then those of the days after it. */
  readonly perDay: number;
  /** Of the whole session, or of each day; null where the minutes by age are meant. */
  readonly minutes: number | null;
  /** Whether a session is for tomorrow. */
  readonly isTomorrow: boolean;
  /** The day of the week that a week begins on. */
  readonly firstDay: number;
  /** Whether it is for the week after this one. */
  readonly isNextWeek: boolean;
  /** Days that the player keeps free. */
  readonly free: readonly number[];
  /** The day of a match, before which it is an easy one; none where no match was told. */
  readonly match?: number;
  /** What is to be trained: a test of a drill for each skill, with their names; none for a bit of everything. */
  readonly wished: readonly ((drill: Drill) => boolean)[];
  readonly skills: readonly string[];
  /** Whether a drill can be done with what is there. */
  readonly fits: (drill: Drill) => boolean;
  /** Drills that were taken out. */
  readonly not: readonly DrillId[];
}

/** A plan of nothing yet. */
export const EMPTY_PLAN: PracticePlan = { of: 'week', days: [], drills: [], perDay: 1, minutes: null, isTomorrow: false, firstDay: 0, isNextWeek: false, free: [], wished: [], skills: [], fits: () => true, not: [] };

/** A session of one drill, so many minutes long. */
export const oneDrillPlan = ({ id }: Drill, context: PlayerContext, minutes: number): PracticePlan => ({ ...EMPTY_PLAN, of: 'session', drills: [id], minutes, firstDay: weekdayFromMonday(context.today) });

/** A plan in words, as an answer. */
export interface ToldPlan {
  readonly said: readonly string[];
  readonly drills: readonly DrillId[];
  readonly minutes: number;
  readonly stepDay?: string;
  readonly byDay?: ReadonlyMap<number, DrillId>;
  readonly plan: PracticePlan;
}

const withoutBall = ({ equipment }: Drill): boolean => equipment.balls === 0;

/** The minutes of a session that are for drills. */
const minutesOfDrills = (minutes: number): number => minutes - (minutes > WARM_UP_FROM_MINUTES ? warmUpMinutes : 0);
/** How many drills a session of so many minutes has. */
export const drillsInSession = (minutes: number): number => Math.max(1, Math.min(MOST_DRILLS_OF_A_SESSION, Math.round(minutesOfDrills(minutes) / MINUTES_OF_A_DRILL)));
/** How long each of the drills of a session takes. */
export const minutesOfEach = (minutes: number, count: number): number => Math.max(2, Math.floor(minutesOfDrills(minutes) / Math.max(1, count)));

/** From here on a drill of a day is worth its time beside others; who asks for more drills may have shorter ones. */
const ENOUGH_MINUTES_BESIDE_OTHERS = 8;
const FEWEST_MINUTES_OF_A_DRILL = 5;
const MOST_DRILLS_OF_A_DAY = 3;
/** How many drills a day of so many minutes has, of so many that there are: nobody does one for half an hour, and of three or more each day leaves one out, so that the days differ. */
export const drillsOfMinutes = (minutes: number, there: number, each = ENOUGH_MINUTES_BESIDE_OTHERS): number => {
  const most = Math.min(MOST_DRILLS_OF_A_DAY, there > 2 ? there - 1 : there);
  return Math.max(1, ...[2, 3].filter((count) => count <= most && minutesOfEach(minutes, count) >= each));
};

/** A drill of each category in turn, then what else fits; in a place that nothing fits, steps without a ball. */
export function mixedDrills(context: PlayerContext, fits: (drill: Drill) => boolean, most: number, beside: readonly Drill[]): Drill[] {
  const found: Drill[] = [];
  const taken = (): DrillId[] => [...beside, ...found].map(({ id }) => id);
  for (const category of ORDER) {
    const drill = drillsFor(context, { category, fits, not: taken(), onlyWithin: true })[0];
    if (found.length < most && drill !== undefined && !beside.some((one) => one.category === category)) found.push(drill);
  }
  const more = [...drillsFor(context, { fits, not: taken(), onlyWithin: true }), ...(found.length + beside.length === 0 ? drillsFor(context, { fits: withoutBall }) : [])];
  return [...found, ...more.slice(0, Math.max(0, most - found.length))];
}

const isWished = ({ wished }: PracticePlan, drill: Drill): boolean => wished.length === 0 || wished.some((one) => one(drill));

/** A drill to stand in the place of another one: of what was wished, else of the same category, else any that fits; undefined where none does. */
export function drillInstead(context: PlayerContext, plan: PracticePlan, { category }: Drill, suits: (drill: Drill) => boolean = () => true): Drill | undefined {
  const not = [...plan.not, ...plan.drills];
  const find = (isAlike: (drill: Drill) => boolean): Drill | undefined => drillsFor(context, { not, fits: (drill) => plan.fits(drill) && suits(drill) && isAlike(drill), onlyWithin: true })[0];
  return (plan.wished.length > 0 ? find((drill) => isWished(plan, drill)) : undefined) ?? find((drill) => drill.category === category) ?? find(({ equipment }) => !equipment.wall) ?? find(() => true);
}

/** The drills with another one at a place. */
export const withDrillAt = (drills: readonly DrillId[], at: number, instead: DrillId): readonly DrillId[] => drills.map((one, place) => (place === at ? instead : one));

/** A plan with another drill for one of its own, which may come again. */
const withInstead = (plan: PracticePlan, gone: DrillId, instead: DrillId): PracticePlan => ({ ...plan, drills: plan.drills.map((id) => (id === gone ? instead : id)) });

/** The same, where the drill does not come again. */
export const withSwapped = (plan: PracticePlan, gone: DrillId, instead: DrillId): PracticePlan => ({ ...withInstead(plan, gone, instead), not: [...plan.not, gone] });

/** A plan in which each drill that does not suit has given way to one that does, where there is one. */
export function withFitting(context: PlayerContext, plan: PracticePlan, fits: (drill: Drill) => boolean): PracticePlan {
  let now: PracticePlan = { ...plan, fits: (drill) => plan.fits(drill) && fits(drill) };
  for (const id of plan.drills) {
    if (!now.drills.includes(id) || fits(drillOf(id))) continue;
    const instead = drillInstead(context, now, drillOf(id)) ?? drillsFor(context, { fits: withoutBall, not: now.drills })[0];
    if (instead !== undefined) now = withInstead(now, id, instead.id);
  }
  return now;
}

/** The day of the week after the days so far that has the fewest of them beside it, of these the first; undefined where none is left. */
export function freeDayFor({ days, free, firstDay }: PracticePlan): number | undefined {
  const far = (one: number, other: number): number => Math.min((one - other + DAYS_IN_WEEK) % DAYS_IN_WEEK, (other - one + DAYS_IN_WEEK) % DAYS_IN_WEEK);
  const beside = (day: number): number => days.filter((one) => far(one, day) === 1).length;
  const inOrder = Array.from({ length: DAYS_IN_WEEK }, (_, at) => (firstDay + at) % DAYS_IN_WEEK);
  return inOrder.filter((day) => !days.includes(day) && !free.includes(day)).toSorted((a, b) => beside(a) - beside(b))[0];
}

/** A plan with one more day, and a drill for it. */
export function withDay(context: PlayerContext, plan: PracticePlan, day: number): PracticePlan {
  const beside = plan.drills.map(drillOf);
  const fits = (drill: Drill): boolean => plan.fits(drill) && !plan.not.includes(drill.id) && isWished(plan, drill);
  const drill = mixedDrills(context, fits, 1, beside).find(({ id }) => !plan.drills.includes(id))?.id ?? plan.drills[plan.days.length % Math.max(1, plan.drills.length)];
  if (drill === undefined) return plan;
  return inOrderOfDays({ ...plan, days: [...plan.days, day], drills: [...plan.drills, drill], free: plan.free.filter((one) => one !== day) });
}

/** A plan without a day and its drill. */
export function withoutDay(plan: PracticePlan, day: number): PracticePlan {
  const at = plan.days.indexOf(day);
  return at < 0 ? plan : { ...plan, days: plan.days.toSpliced(at, 1), drills: plan.drills.toSpliced(at, 1) };
}

/** A plan with the drill of one day on another one. */
export const withDayMoved = (plan: PracticePlan, from: number, to: number): PracticePlan => inOrderOfDays({ ...plan, days: plan.days.map((day) => (day === from ? to : day)) });

/** A plan with its days in their order from its first day on. */
export function inOrderOfDays(plan: PracticePlan): PracticePlan {
  const ofDays = plan.days.map((day, at) => ({ day, drill: plan.drills[at] ?? plan.drills[0] })).toSorted((a, b) => ((a.day - plan.firstDay + DAYS_IN_WEEK) % DAYS_IN_WEEK) - ((b.day - plan.firstDay + DAYS_IN_WEEK) % DAYS_IN_WEEK));
  return { ...plan, days: ofDays.map(({ day }) => day), drills: ofDays.flatMap(({ drill }) => drill ?? []) };
}

/** A session of so many minutes: its first drills, or more of them. */
export function ofMinutes(context: PlayerContext, plan: PracticePlan, minutes: number): PracticePlan {
  if (plan.of === 'week') {
    const there = new Set(plan.drills).size;
    return { ...plan, minutes, perDay: plan.perDay === 1 ? drillsOfMinutes(minutes, there) : Math.min(plan.perDay, drillsOfMinutes(minutes, there, FEWEST_MINUTES_OF_A_DRILL)) };
  }
  const count = drillsInSession(minutes);
  const kept = plan.drills.slice(0, count);
  const fits = (drill: Drill): boolean => plan.fits(drill) && !plan.not.includes(drill.id) && isWished(plan, drill);
  const more = mixedDrills(context, fits, count - kept.length, kept.map(drillOf)).filter(({ id }) => !kept.includes(id));
  return { ...plan, minutes, drills: [...kept, ...more.map(({ id }) => id)] };
}

/** Whether a day of a week is today, and not the one a week later. */
const isToday = ({ firstDay, isNextWeek }: PracticePlan, day: number, { today }: PlayerContext): boolean => !isNextWeek && day === weekdayFromMonday(today) && firstDay === day;

/** The drills of a day of a plan, by its place: its own first, then those of the days after it. */
export function drillsOfDay({ drills, perDay }: Pick<PracticePlan, 'drills' | 'perDay'>, at: number): readonly DrillId[] {
  const own = drills[at % drills.length];
  // A day of rest stays one.
  if (own === 'recovery') return [own];
  const inTurn = drills.map((_, by) => drills[(at + by) % drills.length]).filter((id) => id !== undefined && id !== 'recovery');
  return [...new Set(inTurn)].slice(0, perDay);
}

/** Whether a day is the one before a match that was told. */
const isDayBeforeMatch = ({ match }: PracticePlan, day: number): boolean => match !== undefined && (day + 1) % DAYS_IN_WEEK === match;

/** A plan whose day before the match has touches of the ball only, whatever was moved there. */
export function withEasyDayBeforeMatch(context: PlayerContext, plan: PracticePlan): PracticePlan {
  const at = plan.days.findIndex((day) => isDayBeforeMatch(plan, day));
  const [easy] = drillsFor(context, { category: 'ball_control', fits: plan.fits });
  const drill = plan.drills[at];
  if (drill === undefined || easy === undefined || drillOf(drill).category === 'ball_control' || drill === 'recovery') return plan;
  return { ...plan, drills: withDrillAt(plan.drills, at, easy.id) };
}

/** What is to be done on a day of a plan of a week: its drill, or several with their minutes. */
export const dayInWords = (plan: Pick<PracticePlan, 'drills' | 'perDay'>, at: number, minutes: number): string =>
  plan.perDay > 1 ? listed(drillsOfDay(plan, at).map((id) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes }))) : nameOf(plan.drills[at] ?? 'recovery');

/** What the next step of a plan is: its first drill, how long, and on which day where that is not today. */
export function stepOf(plan: PracticePlan, context: PlayerContext, range: { readonly from: number }): Omit<ToldPlan, 'said'> {
  const drills = [...new Set(plan.drills)].slice(0, MOST_DRILLS_TOLD);
  if (plan.of === 'session') return { drills: plan.drills, minutes: minutesOfEach(plan.minutes ?? range.from, plan.drills.length), plan };
  const [first] = plan.days;
  return {
    drills,
    minutes: plan.perDay > 1 ? minutesOfEach(plan.minutes ?? range.from, plan.perDay) : (plan.minutes ?? Math.min(MOST_MINUTES_OF_FIRST, range.from)),
    ...(first === undefined || isToday(plan, first, context) ? {} : { stepDay: weekdayName(first) }),
    byDay: new Map(plan.days.flatMap((day, at) => (plan.drills[at] === undefined ? [] : [[day, plan.drills[at]] as const]))),
    plan,
  };
}

/** A changed plan, told with what was changed first. */
export function toldPlan(plan: PracticePlan, context: PlayerContext, range: { readonly from: number }, say: Say, ...changes: readonly string[]): ToldPlan {
  const step = stepOf(plan, context, range);
  if (plan.of === 'week') {
    const nameOfDay = (day: number): string => (isToday(plan, day, context) ? say(coachPracticeLoadStreakAndMatchLines.planToday, { day: weekdayName(day) }) : weekdayName(day));
    const list = plan.days.flatMap((day, at) => (plan.drills[at] === undefined ? [] : `• ${nameOfDay(day)}: ${isDayBeforeMatch(plan, day) ? fill(coachGrammar.easyDrill, { drill: dayInWords(plan, at, step.minutes) }) : dayInWords(plan, at, step.minutes)}`));
    return { ...step, said: [...changes, say(coachIntentLines.plan_week.week, { list: `\n${list.join('\n')}\n` }), ...(plan.minutes === null || changes.some((change) => change.includes(String(plan.minutes))) ? [] : [say(coachPlanLines.perDay, { minutes: plan.minutes })]), ...(plan.minutes === null ? [say(coachIntentLines.plan_week.minutes, { ...suggestedMinutes(context.age) })] : [])] };
  }
  const minutes = plan.minutes ?? range.from;
  const day = plan.isTomorrow ? coachGrammar.tomorrow : coachGrammar.today;
  const list = listed(plan.drills.map((id) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes: step.minutes })));
  const line = minutes > WARM_UP_FROM_MINUTES ? coachIntentLines.plan_day.session : coachIntentLines.plan_day.brief;
  return { ...step, said: [...changes, say(line, { day, minutes, list })] };
}
