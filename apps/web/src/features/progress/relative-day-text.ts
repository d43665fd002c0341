import { addDays, daysBetween, parsePracticeDay } from '@touchline/domain';
import { dateText, m } from '@touchline/messages';

/** A practice day as a player says it on `today`: 'Today', 'Yesterday', 'Monday' within the week, else as in a chart. */
export function dayText(day: string, today: string): string {
  const [then, now] = [parsePracticeDay(day), parsePracticeDay(today)];
  const age = then === null || now === null ? 0 : daysBetween(then, now);
  return age > 1 && age < 7 ? dateText(day, { weekday: 'long' }) : chartDayText(day, today);
}

/** The same as short as it can be said on the axis of a chart: 'Today', 'Yesterday', '3 May', with the year in another one. */
export function chartDayText(day: string, today: string): string {
  const [then, now] = [parsePracticeDay(day), parsePracticeDay(today)];
  if (then === null || now === null) return day;
  if (then === now) return m.progress_day_today();
  if (then === addDays(now, -1)) return m.progress_day_yesterday();
  const isLongAgo = then.slice(0, 4) !== now.slice(0, 4) && daysBetween(then, now) > 180;
  return dateText(then, { day: 'numeric', month: 'short', ...(isLongAgo && { year: 'numeric' }) });
}
