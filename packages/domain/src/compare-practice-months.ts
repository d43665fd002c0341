import { addDays, monthStart, type PracticeDay } from './practice-day.ts';

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
