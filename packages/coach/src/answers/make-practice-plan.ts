import { drillCatalogue, drillOf, RECOVERY_AFTER_DAYS, suggestedMinutes, type Drill, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPracticeLoadStreakAndMatchLines, coachIntentLines, coachPersonalQuestionLines, coachPlanLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { PlayerContext } from '../player-context.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { keepsDayFree, spanOfDays, untilDay } from '../question-parts/plan-days.ts';
import { DAYS_IN_WEEK, WEEKEND, weekdaysOf } from '../text/weekday-names.ts';
import { drillOrNone, drillsFor, hardestOfPlan, isRecoveryDue } from './choose-drill.ts';
import { doneToday } from './done-today.ts';
import { isAway } from './own-statistics-text.ts';
import { dayInWords, drillsInSession, drillsOfMinutes, EMPTY_PLAN, minutesOfEach, mixedDrills, MOST_MINUTES_OF_FIRST, oneDrillPlan, WARM_UP_FROM_MINUTES, type PracticePlan } from './practice-plan.ts';
import { WHY_HELPS } from '../question-parts/skill-without-drill.ts';
import type { PlanWish } from './read-plan-wish.ts';
import { listed, nameOf, weekdayFromMonday, weekdayName, type Say } from './phrasing.ts';

const SHORTEST_MINUTES = 5;
const ENOUGH_OF_A_SKILL = 2;
const DAYS_OF_A_WEEK = 5;

export interface Plan {
  readonly said: string[];
  readonly drills: DrillId[];
  readonly minutes: number;
  /** The day of the first of them, where that is not today. */
  readonly stepDay?: string;
  /** What it is made of. */
  readonly plan: PracticePlan;
}

/** A plan of a week, with the drill of each of its days, Monday being 0. */
interface WeekPlan extends Plan {
  readonly byDay: ReadonlyMap<number, DrillId>;
}

const RECOVERY_MINUTES = 10;
const ofWish = ({ wished, skills, fits }: PlanWish): PracticePlan => ({ ...EMPTY_PLAN, wished, skills, fits });

/** The drills of each wish in turn, so many at most; fewer where a wish has no more that fit. */
function wishedDrills(context: PlayerContext, { wished, first, fits }: PlanWish, most: number): Drill[] {
  const hardest = hardestOfPlan(context);
  // Of a skill whose drills are all above it, the easiest is where it begins.
  const easiest = (isWished: (drill: Drill) => boolean): number => Math.min(...drillCatalogue.filter(isWished).map(({ level }) => level));
  const lists = wished.map((isWished) => drillsFor(context, { fits: (drill) => isWished(drill) && fits(drill) && drill.level <= Math.max(hardest, easiest(isWished)) }));
  const begin = drillOrNone(first);
  const found: Drill[] = begin !== undefined && fits(begin) ? [begin] : [];
  for (let at = 0; at < most; at += 1) {
    for (const list of lists) {
      const drill = list[at];
      if (drill !== undefined && found.length < most && !found.includes(drill)) found.push(drill);
    }
  }
  return found;
}

/** One to four drills for a day, the minutes by age unless the player says how many; all of the skill where one is named. */
export function dayPlan(context: PlayerContext, wish: PlanWish, say: Say): Plan {
  const { words, timesShorter } = wish;
  const lines = coachIntentLines.plan_day;
  const text = words.join(' ');
  const range = suggestedMinutes(context.age);
  const away = isAway(context);
  const wants = /\bruhe|ausruh|rest|break|day off|pause|pausentag|descans|repos/.test(text);
  if (wants && context.currentStreak >= RECOVERY_AFTER_DAYS) {
    return { said: [say(lines.rest, { streak: context.currentStreak })], drills: ['recovery'], minutes: RECOVERY_MINUTES, plan: oneDrillPlan(drillOf('recovery'), context, RECOVERY_MINUTES) };
  }
  const asked = minutesIn(words) ?? (away ? range.from : Math.round((range.from + range.to) / 2));
  const minutes = Math.max(Math.min(asked, SHORTEST_MINUTES), Math.round(asked / 2 ** timesShorter));
  const count = drillsInSession(minutes);
  const wished = wishedDrills(context, wish, count);
  // Two drills of a skill are a session of it, each for longer; one alone is filled up.
  const drills = wished.length >= Math.min(count, ENOUGH_OF_A_SKILL) && wish.wished.length > 0 ? wished : [...wished, ...mixedDrills(context, wish.fits, count - wished.length, wished)];
  const each = minutesOfEach(minutes, drills.length);
  const isTomorrow = /tomor|morgen|manana|demain|amanha/.test(text);
  const day = isTomorrow ? coachGrammar.tomorrow : coachGrammar.today;
  const list = listed(drills.map(({ id }) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes: each })));
  return {
    said: [
      ...(away && timesShorter === 0 ? [say(lines.gentle)] : []),
      ...lacking(wish, wished, say),
      ...helping(wish, wished, say),
      say(minutes > WARM_UP_FROM_MINUTES ? lines.session : lines.brief, { day, minutes, list }),
      ...(timesShorter === 0 ? [say(lines.water)] : []),
    ],
    drills: drills.map(({ id }) => id),
    minutes: each,
    plan: { ...ofWish(wish), of: 'session', drills: drills.map(({ id }) => id), minutes, isTomorrow, firstDay: weekdayFromMonday(context.today) },
  };
}

/** Says so where no drill of the skill fits. */
const lacking = ({ wished, skills }: PlanWish, found: readonly Drill[], say: Say): string[] =>
  wished.length > 0 && found.length === 0 && skills.length > 0 ? [say(coachIntentLines.plan_day.instead, { skill: listed(skills) })] : [];

/** Why there are the drills that help a skill which has none of its own. */
const helping = ({ helped }: PlanWish, found: readonly Drill[], say: Say): string[] => (helped !== null && found.length > 0 ? [say(coachPlanLines[WHY_HELPS[helped]])] : []);

/** How many days the player wants to practice; null where that is not said. */
function daysIn(text: string): number | null {
  const found = /\b([2-6]|two|three|four|five|six|zwei|drei|vier|funf|sechs) (?:days?|tagen?|dias?|jours?)\b/.exec(text)?.[1];
  if (found === undefined) return null;
  const named = [['two', 'zwei'], ['three', 'drei'], ['four', 'vier'], ['five', 'funf'], ['six', 'sechs']].findIndex((names) => names.includes(found));
  return named < 0 ? Number(found) : named + 2;
}

const EVERY_DAY: readonly number[] = Array.from({ length: DAYS_IN_WEEK }, (_, day) => day);
const DAYS_OF_WEEKEND = [5, 6];
/** Words of days on which something else is. */
const TAKEN = /match|game|swim|busy|have|cant|cannot|can not|but|except|doesnt|dont|wont|not (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)|no time|school|club|\w*training|spiel\b|turnier|schwimm|\bhab|\bkann \w* ?nicht|\bgeht (?:\w+ )?nicht|(?:no|nao) (?:puedo|posso)|peux pas|partido|jogo|nicht (?:am )?(?:mon|die|mit|don|fre|sam|son)|keine zeit|\baber|ausser|schule|verein/;
/** Days that are the only ones: “but I can only on Monday”. */
const ONLY_THEN = /\b(?:(?:so|solo|solamente|seulement|uniquement|apenas) (?:posso|puedo|peux|tenho tempo|tengo tiempo|o |la |el |le |na |en )|(?:je )?peux que|(?:can|could|do|kann|konnte) (?:\w+ )?(?:only|just|nur)|(?:only|just|nur) (?:can |do |have time |have |got time |free |on |am |an |der |den |die )*(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)\w*)\b/;

/** What fresh legs are wanted for: the day before it is an easy one. */
const MATCH = /match|\bgames?\b|spiel\b|turnier|tournament/;
const NO_MATCH = /\b(?:no|video|without|kein\w*|ohne) (?:a )?(?:match|game|spiel)/;

/** The day on which a match is, of several that are named: the one that stands nearest to the word, and of two the one behind it; null where none is clear. */
export function dayOfMatch(words: readonly string[]): number | null {
  const at = words.findIndex((word) => MATCH_WORD.test(word));
  if (at < 0) return null;
  const named = weekdaysOf(words).flatMap((day, place) => (day === null ? [] : [{ day, far: place > at ? place - at - 0.5 : at - place }]));
  const [nearest] = named.toSorted((a, b) => a.far - b.far);
  return nearest !== undefined && nearest.far <= FARTHEST_OF_MATCH ? nearest.day : null;
}
const MATCH_WORD = /^(?:match\w*|games?|spiel|punktspiel|turnier|tournament|partido|jogo)$/;
const FARTHEST_OF_MATCH = 3;

/** The days of a week, Monday being 0, as they follow a first one, which is 0 then. */
const inOrder = (days: readonly number[], from: number): number[] => days.map((day) => (day - from + DAYS_IN_WEEK) % DAYS_IN_WEEK).toSorted((a, b) => a - b);

/** What is after school is not taken by it. */
const AFTER_SCHOOL = /\b(?:after|nach der) (?:school|schule)\b/g;

/** The week after this one, which begins on Monday. */
const OF_NEXT_WEEK = /\b(?:next|coming|following|nachste\w*|kommende\w*|folgende\w*) (?:week|weeks|woche)\b/;

/** What is wished for takes no day. */
const PLAN_OF_TRAINING = /\b(?:training|practice) plan\b|\btrainingsplan\w*/g;

/** The days that a turn names, counted from the first of the plan, and whether something else is on them; of “from Monday to Friday” all, and none by itself where something else is on them. */
function namedIn(words: readonly string[], from: number): { readonly days: readonly number[]; readonly isTaken: boolean; readonly isSpan: boolean } {
  const text = words.join(' ').replaceAll(AFTER_SCHOOL, ' ').replaceAll(PLAN_OF_TRAINING, ' plan ');
  const isTaken = (TAKEN.test(text) || keepsDayFree(text)) && !ONLY_THEN.test(text);
  const span = spanOfDays(words);
  if (span !== null) return { days: isTaken ? [] : inOrder(span, from), isTaken, isSpan: true };
  const until = untilDay(words);
  // Up to a day it is from the first day of the plan on.
  if (until !== null && !isTaken) return { days: EVERY_DAY.slice(0, ((until - from + DAYS_IN_WEEK) % DAYS_IN_WEEK) + 1), isTaken, isSpan: true };
  const named = new Set(weekdaysOf(words).filter((day) => day !== null));
  return { days: inOrder([...named], from), isTaken, isSpan: false };
}

/** Days of the plan (0 is the first one) with another one for each that is taken: the one with the fewest of them beside it, and of these the nearest. */
function movedDays(days: readonly number[], taken: readonly number[]): readonly number[] {
  return taken.filter((day) => days.includes(day)).reduce<readonly number[]>((now, day) => {
    const kept = now.filter((one) => one !== day);
    const beside = (one: number): number => kept.filter((other) => Math.abs(other - one) === 1).length;
    const others = EVERY_DAY.filter((one) => !kept.includes(one) && !taken.includes(one));
    const [next] = others.toSorted((a, b) => beside(a) - beside(b) || Math.abs(a - day) - Math.abs(b - day) || b - a);
    return next === undefined ? kept : [...kept, next].toSorted((a, b) => a - b);
  }, days);
}

interface Days {
  readonly days: readonly number[];
  readonly free: readonly number[];
}

/** The days of a plan to practise on, its first day being 0, and those that stay free as the player said, turn by turn. */
function daysOf(turns: readonly (readonly string[])[], timesShorter: number, from: number): Days {
  const [words = [], ...earlier] = turns;
  const text = words.join(' ');
  const { days: told, isTaken, isSpan } = namedIn(words, from);
  const free = isTaken ? told : [];
  const wanted = daysIn(text);
  if (WEEKEND.test(text) && told.length === 0 && !isSpan) return { days: inOrder(DAYS_OF_WEEKEND, from), free: [] };
  if (told.length > 0 && !isTaken) return { days: told, free: [] };
  // The plan of the turn before is kept but for what is said now.
  if (earlier.length > 0 && wanted === null && timesShorter === 0) {
    const before = daysOf(earlier, timesShorter, from);
    const allFree = [...new Set([...before.free, ...free])].toSorted((a, b) => a - b);
    return { days: movedDays(before.days, allFree), free: allFree };
  }
  const open = EVERY_DAY.filter((day) => !free.includes(day));
  const usual = open.filter((_, at) => ![2, 6].includes(at) || free.length > 1);
  const most = wanted ?? Math.max(2, DAYS_OF_A_WEEK - 2 * timesShorter);
  return { days: (most > usual.length ? open : usual).slice(0, most), free };
}

/** The days from today on, or from tomorrow where today is done, with a drill each, of the skill where one is named; days that the player names as taken stay free. */
export function weekPlan(context: PlayerContext, wish: PlanWish, say: Say): WeekPlan {
  const { words, turns, timesShorter } = wish;
  const lines = coachIntentLines.plan_week;
  const { from, to } = suggestedMinutes(context.age);
  const text = words.join(' ');
  const { minutes: doneMinutes } = doneToday(context);
  const isNextWeek = OF_NEXT_WEEK.test(text);
  const isTodayDone = doneMinutes > 0 && !isNextWeek;
  const first = isNextWeek ? 0 : (weekdayFromMonday(context.today) + (isTodayDone ? 1 : 0)) % DAYS_IN_WEEK;
  const dayName = (at: number): string => weekdayName((first + at) % DAYS_IN_WEEK);
  const { days, free } = daysOf(timesShorter === 0 ? turns : [words], timesShorter, first);
  const wished = wishedDrills(context, wish, days.length);
  const pool = wished.length > 0 ? wished : mixedDrills(context, wish.fits, days.length, []);
  // Of two days that stay free nobody knows on which the match is.
  const matchDay = turns.map(dayOfMatch).find((day) => day !== null) ?? null;
  const matchAt = matchDay === null ? null : (matchDay - first + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const isBeforeMatch = (day: number): boolean => {
    const next = (day + 1) % DAYS_IN_WEEK;
    return !NO_MATCH.test(text) && free.includes(next) && (matchAt === null ? free.length === 1 && MATCH.test(text) : next === matchAt);
  };
  const calm = drillsFor(context, { category: 'ball_control', fits: wish.fits })[0];
  const beforeMatch = days.find(isBeforeMatch) ?? EVERY_DAY.find(isBeforeMatch);
  const isToday = (day: number): boolean => day === 0 && !isTodayDone && !isNextWeek;
  const rests = isRecoveryDue(context) && wish.wished.length === 0;
  const used = days.map((day, at) => (rests && isToday(day) ? drillOf('recovery') : ((isBeforeMatch(day) ? calm : undefined) ?? pool[at % pool.length])));
  const drills = used.flatMap((drill) => drill?.id ?? []);
  const asked = minutesIn(words);
  // The day before a match is an easy one.
  const perDay = asked === null || days.some(isBeforeMatch) ? 1 : drillsOfMinutes(asked, new Set(drills.filter((id) => id !== 'recovery')).size);
  const minutes = asked === null ? Math.min(MOST_MINUTES_OF_FIRST, from) : perDay > 1 ? minutesOfEach(asked, perDay) : asked;
  // A line for each day, to be found again during the week.
  const list = days.slice(0, drills.length).map((day, at) => `• ${isToday(day) ? say(coachPracticeLoadStreakAndMatchLines.planToday, { day: dayName(day) }) : dayName(day)}: ${isBeforeMatch(day) ? fill(coachGrammar.easyDrill, { drill: dayInWords({ drills, perDay }, at, minutes) }) : dayInWords({ drills, perDay }, at, minutes)}`);
  const next = days.find((_, at) => used[at] !== undefined);
  const planned = days.flatMap((day, at) => (used[at] === undefined ? [] : [{ day: (first + day) % DAYS_IN_WEEK, id: used[at].id }]));
  const streak = context.currentStreak;
  const keepsStreak = !isNextWeek && streak > 1 && days.length < DAYS_IN_WEEK && timesShorter === 0;
  return {
    said: [
      ...(isTodayDone ? [say(coachPracticeLoadStreakAndMatchLines.planTodayDone, { minutes: doneMinutes })] : []),
      ...(isNextWeek ? [say(coachPlanLines.forNextWeek)] : []),
      ...lacking(wish, wished, say),
      ...helping(wish, wished, say),
      ...(wish.isOfPosition ? [say(coachPersonalQuestionLines.planOfPosition)] : []),
      say(lines.week, { list: `\n${list.join('\n')}\n` }),
      ...(keepsStreak ? [say(coachPracticeLoadStreakAndMatchLines.planKeepsStreak, { streak })] : []),
      ...(calm !== undefined && days.some(isBeforeMatch) ? [say(lines.calm)] : []),
      ...(free.length > 0 ? [say(lines.free, { days: listed(free.map(dayName)) })] : []),
      ...(isAway(context) && timesShorter === 0 ? [say(lines.gentle)] : []),
      ...(asked !== null ? [say(lines.each, { minutes: asked })] : timesShorter === 0 ? [say(lines.minutes, { from, to })] : []),
    ],
    drills: [...new Set(used.flatMap((drill) => drill?.id ?? []))].slice(0, 3),
    minutes,
    ...(next === undefined || isToday(next) ? {} : { stepDay: dayName(next) }),
    byDay: new Map(planned.map(({ day, id }) => [day, id])),
    plan: { ...ofWish(wish), of: 'week', days: planned.map(({ day }) => day), drills: planned.map(({ id }) => id), perDay, minutes: asked, firstDay: first, isNextWeek, free: free.map((day) => (first + day) % DAYS_IN_WEEK), ...(beforeMatch === undefined ? {} : { match: (first + beforeMatch + 1) % DAYS_IN_WEEK }) },
  };
}
