import { timeLocale } from '@touchline/messages';

/** When an attempt was made, so that two of one day can be told apart. Epoch milliseconds. */
export function stampText(instant: number): string {
  return new Intl.DateTimeFormat(timeLocale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(instant);
}
