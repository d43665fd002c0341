import { addDays, daysBetween, parsePracticeDay } from '@touchline/domain';
import { dateText, m } from '@touchline/messages';

/** A practice day as short as it can be said on `today`: 'Today', 'Yesterday', '3 May', with the year in another one. */
export function dayText(day: string, today: string): string {
  const [then, now] = [parsePracticeDay(day), parsePracticeDay(today)];
  if (then === null || now === null) return day;
  if (then === now) return m.progress_day_today();
  if (then === addDays(now, -1)) return m.progress_day_yesterday();
  const isLongAgo = then.slice(0, 4) !== now.slice(0, 4) && daysBetween(then, now) > 180;
  return dateText(then, { day: 'numeric', month: 'short', ...(isLongAgo && { year: 'numeric' }) });
}
