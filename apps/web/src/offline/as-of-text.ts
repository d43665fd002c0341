import { timeLocale } from '@touchline/messages';

/** When what is shown was read: the time of today, else with the day; on the device's clock. Instants in epoch milliseconds. */
export function asOfText(instant: number, now: number): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(timeLocale, { ...(!isToday && { weekday: 'long' }), hour: 'numeric', minute: '2-digit' }).format(instant);
}
