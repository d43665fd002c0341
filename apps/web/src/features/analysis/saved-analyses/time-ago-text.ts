import { m, timeLocale } from '@touchline/messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, as spec 001 §9 says it: Just now, Nm ago, Nh ago, Nd ago under 7 days, then a date. Epoch
 * milliseconds.
 */
export function timeAgoText(then: number, now: number): string {
  const age = now - then;
  if (age < MINUTE) return m.results_ago_now();
  if (age < HOUR) return m.results_ago_minutes({ count: Math.floor(age / MINUTE) });
  if (age < DAY) return m.results_ago_hours({ count: Math.floor(age / HOUR) });
  if (age < 7 * DAY) return m.results_ago_days({ count: Math.floor(age / DAY) });
  return new Intl.DateTimeFormat(timeLocale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(then));
}
