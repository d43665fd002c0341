import type { ProgressYear } from '@touchline/contracts';
import { addDays, daysBetween, parsePracticeDay, weekStart, type PracticeDay } from '@touchline/domain';

/** What a player practised from a Sunday to its Saturday. */
export interface OwnWeek {
  readonly start: PracticeDay;
  readonly days: number;
  readonly drills: number;
  readonly minutes: number;
}

/** A player's weeks side by side, for whoever is compared with nobody else. */
export interface OwnWeeks {
  /** This week first, back to the first one with practice, of the last six; without any practice this week alone. */
  readonly recent: readonly [OwnWeek, ...OwnWeek[]];
  /** The week with the most minutes of the year, the earliest of equal ones; null until two weeks have practice. */
  readonly best: OwnWeek | null;
  readonly goal: WeekGoal;
  /** Null where last week had no practice: there is nobody to race. */
  readonly race: WeekComparedToLastWeek | null;
}

/** This week against last week's self as it stood on the same day. Minutes. */
export interface WeekComparedToLastWeek {
  readonly now: number;
  /** What last week had up to and with this day of the week. */
  readonly lastByNow: number;
  /** All of last week: where the race ends. */
  readonly lastTotal: number;
}

/** What this week is against the weeks before. Minutes. */
export type WeekGoal =
  | { readonly kind: 'none' | 'first' | 'start' | 'again' | 'far' }
  /** Days with practice of the first week, of the three to reach: there are enough left for it. */
  | { readonly kind: 'firstDays'; readonly days: number }
  | { readonly kind: 'record' | 'ahead' | 'behind'; readonly minutes: number };

/** Days of practice that make a good first week. */
export const FIRST_WEEK_DAYS = 3;

const RECENT_WEEKS = 6;
/** What is missing to last week is a goal up to here; more than this is no day's practice for a child. */
const MOST_MINUTES_TO_GO = 60;

/** Sums a year of practice days into weeks. Null where its last day is no date. */
export function ownWeeksOf({ to, days }: Pick<ProgressYear, 'to' | 'days'>): OwnWeeks | null {
  const today = parsePracticeDay(to);
  if (today === null) return null;
  const sums = new Map<PracticeDay, OwnWeek>();
  for (const { day, sessions, minutes } of days) {
    const known = parsePracticeDay(day);
    if (known === null || sessions === 0) continue;
    const start = weekStart(known);
    const sum = sums.get(start) ?? emptyWeek(start);
    sums.set(start, { start, days: sum.days + 1, drills: sum.drills + sessions, minutes: sum.minutes + minutes });
  }
  const weekAgo = (weeks: number): OwnWeek => {
    const start = addDays(weekStart(today), -7 * weeks);
    return sums.get(start) ?? emptyWeek(start);
  };
  const current = weekAgo(0);
  const last = weekAgo(1);
  const earlier = Array.from({ length: RECENT_WEEKS - 1 }, (_, index) => weekAgo(index + 1));
  const practised = [...sums.values()].toSorted((a, b) => b.minutes - a.minutes || (a.start < b.start ? -1 : 1));
  return {
    recent: [current, ...earlier.slice(0, earlier.findLastIndex(({ drills }) => drills > 0) + 1)],
    best: practised.length < 2 ? null : (practised[0] ?? null),
    goal: goalOf(current, last, practised.find(({ start }) => start !== current.start), daysToCome(today, days)),
    race: last.drills === 0 ? null : { now: current.minutes, lastByNow: minutesBetween(days, last.start, addDays(today, -7)), lastTotal: last.minutes },
  };
}

/** Days are written so that they sort as they follow each other. */
function minutesBetween(days: ProgressYear['days'], from: PracticeDay, to: PracticeDay): number {
  return days.reduce((sum, { day, minutes }) => (day >= from && day <= to ? sum + minutes : sum), 0);
}

/** On so many days of this week practice may still come: today, where there was none yet, and those until Saturday. */
function daysToCome(today: PracticeDay, days: ProgressYear['days']): number {
  const isDone = days.some(({ day, sessions }) => day === today && sessions > 0);
  return daysBetween(today, addDays(weekStart(today), 6)) + (isDone ? 0 : 1);
}

function goalOf(current: OwnWeek, last: OwnWeek, bestBefore: OwnWeek | undefined, toCome: number): WeekGoal {
  if (bestBefore === undefined) {
    if (current.drills === 0) return { kind: 'none' };
    const isInReach = current.days < FIRST_WEEK_DAYS && current.days + toCome >= FIRST_WEEK_DAYS;
    return isInReach ? { kind: 'firstDays', days: current.days } : { kind: 'first' };
  }
  if (current.drills === 0) return { kind: 'start' };
  if (current.minutes > bestBefore.minutes) return { kind: 'record', minutes: current.minutes - bestBefore.minutes };
  if (last.drills === 0) return { kind: 'again' };
  if (current.minutes > last.minutes) return { kind: 'ahead', minutes: current.minutes - last.minutes };
  const missing = last.minutes - current.minutes + 1;
  return missing > MOST_MINUTES_TO_GO ? { kind: 'far' } : { kind: 'behind', minutes: missing };
}

function emptyWeek(start: PracticeDay): OwnWeek {
  return { start, days: 0, drills: 0, minutes: 0 };
}
