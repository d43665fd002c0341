/** The catalogue: `m.<area>_<thing>()`. Written in `<locale>/<area>.json`: see the README of this package. */
export { m } from '#messages';
export { locale, nounInSentence, timeLocale } from './date-time-locale.ts';
export { decimalText, numberFormat, numberText } from './number-text.ts';
export { dateFormat, dateText, timeOfDayText, weekdayInitials } from './date-text.ts';
export { firstWeekday } from './first-weekday.ts';
