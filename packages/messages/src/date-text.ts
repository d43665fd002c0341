import { locale } from './en/locale.ts';

/** A date ('2026-05-03') in words, in the locale of the texts; it is the same day wherever the device is. */
export function dateText(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
