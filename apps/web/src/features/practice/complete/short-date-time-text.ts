import { practiceDayOf } from '@touchline/domain';
import { timeLocale } from '@touchline/messages';

/**
 * When something happened, as short as it can be said: the time today, else with the day ('Mon 4:05 PM').
 * Instants in epoch milliseconds, the zone an IANA name.
 */
export function shortDateTimeText(instant: number, now: number, timeZone: string): string {
  const isToday = practiceDayOf(new Date(instant), timeZone) === practiceDayOf(new Date(now), timeZone);
  // Of twenty-four hours it has two figures: '0:55' would read as a duration.
  const isOfTwelve = new Intl.DateTimeFormat(timeLocale, { hour: 'numeric' }).resolvedOptions().hour12;
  return new Intl.DateTimeFormat(timeLocale, {
    timeZone,
    hour: isOfTwelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }),
  }).format(instant);
}
