import type { DaySum } from '@touchline/contracts';
import { addDays, parsePracticeDay } from '@touchline/domain';

/** Minutes of the week before: up to the same weekday, and of all of it. */
export interface LastWeek {
  readonly byNow: number;
  readonly whole: number;
}

/** The week before the one that begins on `sunday`, seen from `today`. Null where it has no practice, or a day is none. */
export function lastWeekMinutes(days: readonly DaySum[], sunday: string, today: string): LastWeek | null {
  const [start, now] = [parsePracticeDay(sunday), parsePracticeDay(today)];
  if (start === null || now === null) return null;
  const [from, by] = [addDays(start, -7), addDays(now, -7)];
  const sum = (to: string): number =>
    days.filter(({ day }) => day >= from && day <= to).reduce((minutes, day) => minutes + day.minutes, 0);
  const whole = sum(addDays(start, -1));
  return whole === 0 ? null : { byNow: sum(by), whole };
}
