/** Matches a text in which a word, or words, of one of these patterns stand whole. */
export const says = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** How the days of the week are called, short and long, one or several of them; Monday first. */
const WEEKDAYS = ['mon(?:day)?s?|montags?', 'tues?(?:day)?s?|dienstags?', 'wed(?:nesday)?s?|mittwochs?', 'thu(?:rs)?(?:day)?s?|donnerstags?', 'fri(?:day)?s?|freitags?', 'sat(?:urday)?s?|samstags?|sonnabends?', 'sun(?:day)?s?|sonntags?'].map((day) => says(day));

/** The first day of the week that a text names, Monday being 0; null where it names none. */
export function weekdayIn(text: string): number | null {
  const day = WEEKDAYS.findIndex((names) => names.test(text));
  return day < 0 ? null : day;
}
