import { timeLocale } from '@touchline/messages';

/** The day of a moment in the reader's own way of writing; empty without one. */
export function localDateText(moment: string | null): string {
  return moment === null ? '' : new Date(moment).toLocaleDateString(timeLocale, { dateStyle: 'long' });
}
