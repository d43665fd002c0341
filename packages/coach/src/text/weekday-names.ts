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
/** Two letters, which are other words too: days only beside another of them, joined to another day, or where the words around say so. */
const SHORT = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const FULL = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
/** Of these letters a day where something is told of it: “mi hab ich training”, “fr is blöd”. */
const SHORT_OF_DAY: ReadonlySet<string> = new Set(['mo', 'di', 'mi', 'fr', 'sa']);
const TOLD_OF_DAY = /^(?:hab|habe|haben|hat|is|ist|kann|geht|gehts|spiel|training|turnier|match|schule|schwimmen|nich|nicht|frei|bin)$/;
/** What “do” and “so” are days of too, where the word before is none that goes on with another meaning of theirs. */
const HELD_ON_DAY = /^(?:spiel|training|turnier|match|frei|punktspiel|schwimmen)$/;
const OTHER_MEANING = /^(?:i|we|you|they|to|can|could|should|will|would|must|dont|what|how|when|why|und|and|or|not|just|also|ist|is|war|bin|viel|nicht)$/;
/** Stands before a day. */
const BEFORE_DAY = /^(?:am|jeden|jede|ab|kommenden|nachsten|letzten)$/;
/** “am so müde” goes on, a day hardly does. */
const ENDS_DAY = /^(?:hab|habe|haben|hat|is|ist|kann|um|und|oder|bis|spiel|training|turnier|match|frei|nicht|nich|auch|dann|wieder)$/;

/** The names of the days in one pattern, short and long, in the five languages. */
export const DAY_NAMES = [...NAMES, ...SHORT].join('|');

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
    const beyond = day(words[at + 2 * step]);
    // “Do u do” is no day and the same one again.
    return SHORT.includes(next) || (BETWEEN.test(next) && beyond >= 0 && beyond !== day(words[at]));
  };
  const namesOthers = (at: number): boolean => words.some((word, other) => other !== at && ALONE.some((name) => name.test(word))) || words.filter((word, other) => other !== at && SHORT_OF_DAY.has(word)).length > 0;
  const isToldOf = (word: string, at: number): boolean => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    // “training mo mi, spiel so”
    if (HELD_ON_DAY.test(before) && (next === '' || HELD_ON_DAY.test(next) || next === 'und') && namesOthers(at)) return true;
    if (BEFORE_DAY.test(before)) return next === '' || ENDS_DAY.test(next) || SHORT_OF_DAY.has(word);
    if (SHORT_OF_DAY.has(word)) return TOLD_OF_DAY.test(next);
    return HELD_ON_DAY.test(next) && !OTHER_MEANING.test(before) && (/^(?:hab|habe|haben|ich|immer)$/.test(before) || namesOthers(at));
  };
  // “Do so” is English, and no Thursday and Sunday.
  const isEnglish = (word: string, at: number): boolean => (word === 'do' && words[at + 1] === 'so') || (word === 'so' && words[at - 1] === 'do');
  return words.map((word, at) => {
    const found = day(word);
    if (found < 0 || !SHORT.includes(word)) return found < 0 ? null : found;
    return isToldOf(word, at) || (!isEnglish(word, at) && (besideAnother(at, 1) || besideAnother(at, -1))) ? found : null;
  });
}

/** A text with the days that it names in two letters written out. */
export function withFullDays(text: string): string {
  if (!HAS_SHORT.test(text) || OTHER_LANGUAGE.test(text)) return text;
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const days = weekdaysOf(tokens.map(([token]) => token.toLowerCase()));
  let written = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const day = days[at] ?? null;
    if (day === null || !SHORT.includes(token[0].toLowerCase())) continue;
    written += `${text.slice(from, token.index)}${FULL[day] ?? ''}`;
    from = token.index + token[0].length;
  }
  return written + text.slice(from);
}
/** Where “mi”, “sa” and “do” are words of another language. */
const OTHER_LANGUAGE = /\b(?:que|para|con|una|el|los|tengo|hoy|muy|como|mis|je|les|pas|pour|avec|est|mes|meu|minha|nao|não|hoje|uma|piace)\b/i;
const HAS_SHORT = /\b(?:mo|di|mi|do|fr|sa|so)\b/i;
