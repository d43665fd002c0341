import { addDays, daysBetween, parsePracticeDay } from '@touchline/domain';
import { dateText, m } from '@touchline/messages';

/** A practice day as a player says it on another: 'Today', 'Yesterday', 'Monday' within the week, else '3 May'. */
export function relativeSessionDayText(day: string, today: string): string {
  const [then, now] = [parsePracticeDay(day), parsePracticeDay(today)];
  if (then === null || now === null) return day;
  if (then === now) return m.dashboard_activity_today();
  if (then === addDays(now, -1)) return m.dashboard_activity_yesterday();
  const age = daysBetween(then, now);
  return dateText(then, age > 1 && age < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
}
