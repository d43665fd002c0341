/** What practice adds up to over days: ranges, the trend of results, one month beside another. */
import { addDays, monthStart, type PracticeDay } from './practice-day.ts';

/** The time filters of the progress page (spec 001 §2). */
export const progressRanges = ['7days', '30days', '3months', 'all'] as const;
export type ProgressRange = (typeof progressRanges)[number];

export const progressLimits = {
  /** Spec 001 §9. */
  topDrills: 6,
  recentSessions: 5,
  trendPoints: 15,
  /** Results that stand beside a best one: enough to compare the last three with the three before, and to see a line. */
  latestResults: 8,
  movingAverage: 3,
  /** Sessions that a trend needs, overall and in the range (spec 001 §5). */
  trendNeeds: 3,
} as const;

/** The first day of a range that ends today; null for all time. Today is one of the 7 or 30 days. */
export function rangeStart(range: ProgressRange, today: PracticeDay): PracticeDay | null {
  if (range === '7days') return addDays(today, -6);
  if (range === '30days') return addDays(today, -29);
  return range === '3months' ? monthsBefore(today, 3) : null;
}

/** The same day so many months earlier, or the last day of that month where it is too short. */
function monthsBefore(day: PracticeDay, months: number): PracticeDay {
  let first = monthStart(day);
  for (let step = 0; step < months; step += 1) first = monthStart(addDays(first, -1));
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  return monthStart(wanted) === first ? wanted : addDays(monthStart(wanted), -1);
}

/**
 * The mean of each value and those before it, `window` in all; null while there are not that many.
 * Throws a RangeError for a window under 1.
 */
export function movingAverage(values: readonly number[], window: number): (number | null)[] {
  if (window < 1) throw new RangeError(`A window of ${window} values`);
  return values.map((_, index) => {
    if (index + 1 < window) return null;
    return values.slice(index + 1 - window, index + 1).reduce((sum, value) => sum + value, 0) / window;
  });
}

/** How much a drill was practised. */
interface DrillPractice {
  readonly drillId: string;
  readonly sessions: number;
  readonly minutes: number;
}

/** The order of drills by how much they were practised: most sessions first, of equals most minutes, then by their ids. */
export function byPractice(a: DrillPractice, b: DrillPractice): number {
  return b.sessions - a.sessions || b.minutes - a.minutes || (a.drillId < b.drillId ? -1 : a.drillId > b.drillId ? 1 : 0);
}

/** Where the gauge of the streak ends, in days (spec 001 §9). */
export function streakGaugeMax(bestStreak: number): number {
  return Math.max(bestStreak, 30);
}

/** What a day of practice adds up to. */
export interface DayTotals {
  readonly day: PracticeDay;
  readonly sessions: number;
  readonly minutes: number;
  readonly experience: number;
}

export interface MonthTotals {
  readonly sessions: number;
  readonly minutes: number;
  readonly experience: number;
  /** Days with practice. */
  readonly days: number;
}

/**
 * This month beside the last: the whole of it, and so far as this one has come. In a last month that is shorter, all
 * of it counts. `days` are distinct; those of other months are left out.
 */
export function compareMonths(
  days: readonly DayTotals[],
  today: PracticeDay,
): { thisMonth: MonthTotals; lastMonth: MonthTotals; lastMonthByNow: MonthTotals } {
  const first = monthStart(today);
  const firstOfLast = monthStart(addDays(first, -1));
  const last = days.filter(({ day }) => monthStart(day) === firstOfLast);
  return {
    thisMonth: totalsOf(days.filter(({ day }) => monthStart(day) === first)),
    lastMonth: totalsOf(last),
    lastMonthByNow: totalsOf(last.filter(({ day }) => day.slice(8) <= today.slice(8))),
  };
}

function totalsOf(days: readonly DayTotals[]): MonthTotals {
  const sum = (field: 'sessions' | 'minutes' | 'experience') => days.reduce((total, day) => total + day[field], 0);
  return { sessions: sum('sessions'), minutes: sum('minutes'), experience: sum('experience'), days: days.length };
}
