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

/** Where the gauge of the streak ends, in days (spec 001 §9). */
export function streakGaugeMax(bestStreak: number): number {
  return Math.max(bestStreak, 30);
}
