import { timeLocale } from '@touchline/messages';

/** A moment, by the clock of whoever reads it. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString(timeLocale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment, by the clock of whoever reads it. */
export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString(timeLocale, { dateStyle: 'medium' });
}
