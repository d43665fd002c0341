import { m, timeLocale, timeOfDayText } from '@touchline/messages';

const DAY_MS = 86_400_000;

/** The day of a kick-off as a player says it: today, tomorrow, the weekday within a week, else with its date. On the device's clock. */
export function kickOffDayText(date: string, now: number): string {
  const kickOff = new Date(date);
  const days = Math.round((startOfDay(kickOff) - startOfDay(new Date(now))) / DAY_MS);
  if (days === 0) return m.football_next_today();
  if (days === 1) return m.football_next_tomorrow();
  const parts: Intl.DateTimeFormatOptions = days > 1 && days < 7 ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(timeLocale, parts).format(kickOff);
}

/** Day and time of a kick-off, on the device's clock. */
export function kickOffText(date: string, now: number): string {
  return m.football_next_when({ day: kickOffDayText(date, now), time: timeOfDayText(date) });
}

/** Rounded by the caller: a day on which the clocks change has 23 or 25 hours. */
function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
