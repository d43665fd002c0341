import type { DaySum, ProgressYear } from '@touchline/contracts';
import { addDays, parsePracticeDay, weekday } from '@touchline/domain';

/** Minutes from which a day is drawn one step stronger: a short drill, two, a proper practice, a long one. */
const STRONGER = [1, 10, 20, 40] as const;

/** A square of the year. */
export interface YearDay extends DaySum {
  /** Its place among all days of the year, the first being 0. */
  readonly index: number;
  /** 0 without practice, to 4. */
  readonly level: number;
}

/** Weeks that are shown at least: a quarter of a year. */
const LEAST_WEEKS = 13;

/** The Sunday from which the year is shown: that of the first practice, as far as a whole year goes back and a quarter at least. */
export function shownFrom({ from, to, days }: Pick<ProgressYear, 'from' | 'to' | 'days'>): string {
  const first = parsePracticeDay(days.reduce((least, { day }) => (day < least ? day : least), to));
  const last = parsePracticeDay(to);
  if (first === null || last === null) return from;
  const [begun, quarter] = [addDays(first, -weekday(first)), addDays(last, -weekday(last) - 7 * (LEAST_WEEKS - 1))];
  const shown = begun < quarter ? begun : quarter;
  return shown > from ? shown : from;
}

/** Columns of half a year: so many weeks stand in one row, which leaves room beside it. More make two rows on a phone. */
export const HALF_YEAR_WEEKS = 27;

/** Whether what is shown is half a year at most. */
export function isHalfYear(year: Pick<ProgressYear, 'from' | 'to' | 'days'>): boolean {
  const last = parsePracticeDay(year.to);
  return last !== null && shownFrom(year) >= addDays(last, -weekday(last) - 7 * (HALF_YEAR_WEEKS - 1));
}

/** Every day from the first to the last, those without practice too. Nothing for dates that cannot be read. */
export function yearDays(from: string, to: string, practised: readonly DaySum[]): readonly YearDay[] {
  const first = parsePracticeDay(from);
  if (first === null) return [];
  const sums = new Map(practised.map((sum) => [sum.day, sum]));
  const days: YearDay[] = [];
  for (let day = first; day <= to; day = addDays(day, 1)) {
    const { sessions, minutes } = sums.get(day) ?? { sessions: 0, minutes: 0 };
    days.push({ day, sessions, minutes, index: days.length, level: STRONGER.filter((least) => minutes >= least).length });
  }
  return days;
}

/** A column of the map: Sunday at the top. The last may end early. */
export type YearWeek = readonly YearDay[];

/** Seven days a column. `days` begin with a Sunday. */
export function yearWeeks(days: readonly YearDay[]): readonly YearWeek[] {
  const weeks: YearDay[][] = [];
  for (const day of days) {
    const known = parsePracticeDay(day.day);
    if (known !== null && weekday(known) === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}

/** The weeks in which a month begins, with its first day. */
export function monthStarts(weeks: readonly YearWeek[]): readonly { readonly week: number; readonly day: string }[] {
  return weeks.flatMap((days, week) => {
    const first = days.find(({ day }) => day.endsWith('-01'));
    return first === undefined ? [] : [{ week, day: first.day }];
  });
}

/** What each month of the year adds up to, the latest first; a month without practice too. */
export function yearMonths(
  days: readonly YearDay[],
): readonly { readonly month: string; readonly days: number; readonly sessions: number; readonly minutes: number }[] {
  const months = new Map<string, { days: number; sessions: number; minutes: number }>();
  for (const { day, sessions, minutes } of days) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { days: 0, sessions: 0, minutes: 0 };
    months.set(month, {
      days: sum.days + (sessions > 0 ? 1 : 0),
      sessions: sum.sessions + sessions,
      minutes: sum.minutes + minutes,
    });
  }
  return [...months].map(([month, sum]) => ({ month, ...sum })).toReversed();
}
