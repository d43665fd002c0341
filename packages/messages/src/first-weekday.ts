import { timeLocale } from './date-time-locale.ts';

interface WeekInfo {
  /** 1 = Monday to 7 = Sunday. */
  readonly firstDay: number;
}

/** Of browsers some say it by a method, some by a property, and some not at all. */
type WeekLocale = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** English-speaking regions whose week begins on Sunday, for browsers that do not say: CLDR, `weekData`. */
const fromSunday = /^en(?:-(?:US|CA|IN|ZA|PH|JM|HK|SG))?$/;

/** The day on which a week begins in the region of a locale: 0 = Sunday to 6 = Saturday. */
export function firstWeekdayOf(tag: string): number {
  const locale: WeekLocale = new Intl.Locale(tag);
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay !== undefined) return firstDay % 7;
  return fromSunday.test(tag) ? 0 : 1;
}

/** The day on which the reader's week begins: 0 = Sunday to 6 = Saturday. */
export const firstWeekday = (): number => firstWeekdayOf(timeLocale);
