import { timeLocale } from '@touchline/messages';

interface ReadBefore {
  readonly isRefetchError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Whether what is there of a query is of before, and could not be read anew. */
export function isOldCopy({ isRefetchError, fetchStatus }: ReadBefore): boolean {
  return isRefetchError || fetchStatus === 'paused';
}

/** The time of today, else with the day; on the device's clock. Instants in epoch milliseconds. */
export function asOfText(instant: number, now: number): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(timeLocale, { ...(!isToday && { weekday: 'long' }), hour: 'numeric', minute: '2-digit' }).format(instant);
}
