import { timeLocale } from './date-time-locale.ts';

/** Made once for each language and parts: to make one takes an old phone milliseconds, and a page of progress names a hundred days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A date ('2026-05-03') in words, as the reader's region writes it; it is the same day wherever the device is. */
export function dateText(day: string, parts: Intl.DateTimeFormatOptions, language = timeLocale): string {
  const key = `${language} ${JSON.stringify(parts)}`;
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The name of a day ('2026-05-03') for a column of a week: its short form where that has two letters ('So'), else its first one ('S'). */
export function weekdayInitials(day: string, language = timeLocale): string {
  const short = dateText(day, { weekday: 'short' }, language);
  return short.length <= 2 ? short : dateText(day, { weekday: 'narrow' }, language);
}

/** What writes moments by the clock of this device, as the reader's region writes them; made when it is first used, as in `numberFormat`. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | null = null;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(timeLocale, options);
    return format.format(moment);
  };
}

/** A moment (ISO 8601) as a time of day by the clock of this device, as the reader's region writes it. */
export function timeOfDayText(moment: string): string {
  return new Date(moment).toLocaleTimeString(timeLocale, { hour: '2-digit', minute: '2-digit' });
}
