import { timeLocale } from '@touchline/messages';

/** A moment to come as a player reads it: the time, on another day with the day, in another year with the year. */
export function videoExpiryText(instant: string, now: number = Date.now()): string {
  const [then, today] = [new Date(instant), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  if (isToday) return new Intl.DateTimeFormat(timeLocale, { hour: 'numeric', minute: '2-digit' }).format(then);
  const isThisYear = then.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(timeLocale, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }).format(then);
}
