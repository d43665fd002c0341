/** How the days of the week are called in the five languages, short and long, one or several of them; Monday first. */
const NAMES: readonly string[] = [
  'mon(?:day)?s?|montags?|lunes|lundis?|segundas?(?:feira)?',
  'tues?(?:day)?s?|tusdays?|teusdays?|tuesdya|chewsday|dienstags?|dinstags?|diensdags?|martes|mardis?|tercas?(?:feira)?',
  'wed(?:nesday)?s?|wensdays?|wendsdays?|wednsdays?|wenesdays?|mittwochs?|mitwochs?|mittwoche?|miercoles|mercredis?|quartas?(?:feira)?',
  'thu(?:rs?)?(?:day)?s?|thersdays?|thirsdays?|thrusdays?|donnerstags?|donerstags?|donnerstach|jueves|jeudis?|quintas?(?:feira)?',
  'fri(?:day)?s?|frydays?|fridys?|freitags?|freitach|viernes|vendredis?|sextas?(?:feira)?',
  'sat(?:urday)?s?|saterdays?|satudays?|saturdys?|samstags?|samsdags?|samstach|sonnabends?|sabados?|samedis?',
  'sun(?:day)?s?|sundys?|sonntags?|sontags?|sonntach|domingos?|dimanches?',
];
const IN_TEXT = NAMES.map((day) => new RegExp(`\\b(?:${day})\\b`));
const ALONE = NAMES.map((day) => new RegExp(`^(?:${day})$`));
/** Two letters, which are other words too: days only beside another of them, or joined to another day. */
const SHORT = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
/** Of these letters a day where something is told of it: “mi hab ich training”, “fr is blöd”. */
const SHORT_OF_DAY: ReadonlySet<string> = new Set(['mo', 'di', 'mi', 'fr', 'sa']);
const TOLD_OF_DAY = /^(?:hab|habe|haben|hat|is|ist|kann|geht|gehts|spiel|training|turnier|nich|nicht|frei|bin)$/;
/** Words that may stand between two days. */
const BETWEEN = /^(?:und|u|oder|bis|to|till?|until|thru|through)$/;

export const DAYS_IN_WEEK = NAMES.length;

/** The weekend, in the five languages. */
export const WEEKEND = /\bweek ?ends?\b|\bwochenende\w*\b|\bfi(?:n|m|nal|nais|nes) de semana\b|\bfinde\b/;

/** The first day of the week that a text names, Monday being 0; null where it names none. */
export function weekdayIn(text: string): number | null {
  const day = IN_TEXT.findIndex((name) => name.test(text));
  return day < 0 ? null : day;
}

/** The day that each of some words names, Monday being 0, and null for a word that names none: “nur mo und mi” names two. */
export function weekdaysOf(words: readonly string[]): readonly (number | null)[] {
  const day = (word = ''): number => Math.max(ALONE.findIndex((name) => name.test(word)), SHORT.indexOf(word));
  const besideAnother = (at: number, step: 1 | -1): boolean => {
    const next = words[at + step] ?? '';
    return SHORT.includes(next) || (BETWEEN.test(next) && day(words[at + 2 * step]) >= 0);
  };
  return words.map((word, at) => {
    const found = day(word);
    const isToldOf = SHORT_OF_DAY.has(word) && TOLD_OF_DAY.test(words[at + 1] ?? '');
    return found < 0 || (SHORT.includes(word) && !isToldOf && !besideAnother(at, 1) && !besideAnother(at, -1)) ? null : found;
  });
}
