import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import realWords from '../data/real-words.json' with { type: 'json' };
import { usualSpelling } from './childrens-spelling.ts';
import { commonWords, corrections, EVERYDAY, vocabularies, wordsOf } from './recognise-words.ts';
import { germanSoundOf, soundOf } from './sound-of-word.ts';

/** Edits between two words, a swap of neighbours counting one; `most` + 1 where there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/**
 * Words that are written as they are meant, though a word of the phrases is only a letter away: "bother" is not "brother", and
 * "Schulter" is not "Schule". What is only another form of a word of the phrases ("shows") is not among them.
 */
const REAL: Readonly<Partial<Record<CoachLanguage, ReadonlySet<string>>>> = {
  en: new Set(realWords.en.join(' ').split(' ')),
  de: new Set(realWords.de.join(' ').split(' ')),
};

const nearest = new Map<string, string>();

/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 4;
const SOUND_IN: Readonly<Partial<Record<CoachLanguage, (word: string) => string>>> = { en: soundOf, de: germanSoundOf };
const soundsIn = new Map<CoachLanguage, ReadonlyMap<string, string>>();

/** The words of the phrases by how they sound, of two the more frequent one. */
function soundsOf(language: CoachLanguage): ReadonlyMap<string, string> {
  const known = soundsIn.get(language);
  if (known !== undefined) return known;
  const [sound, vocabulary] = [SOUND_IN[language], vocabularies.get(language)];
  const made = new Map<string, string>();
  for (const [word, seen] of sound === undefined || vocabulary === undefined ? [] : [...vocabulary, ...(language === 'en' ? [...EVERYDAY].map((one) => [one, 0] as const) : [])]) {
    if (word.length < SHORTEST_HEARD || sound === undefined) continue;
    const before = made.get(sound(word));
    if (before === undefined || (vocabulary?.get(before) ?? 0) < seen) made.set(sound(word), word);
  }
  soundsIn.set(language, made);
  return made;
}

/** The word of the phrases that sounds like one, which no phrase has (“rool”, “trayning”); undefined where none does. */
function heardAs(word: string, language: CoachLanguage): string | undefined {
  if (word.length < SHORTEST_HEARD || WRITTEN_SO.has(word) || isFormOfKnown(word, language)) return undefined;
  const heard = soundsOf(language).get(SOUND_IN[language]?.(word) ?? '');
  return heard !== undefined && (heard[0] === word[0] || BEGIN_ALIKE.has(`${word[0]}${heard[0]}`)) ? heard : undefined;
}

/** Letters that are written for one another where a word begins. */
const BEGIN_ALIKE: ReadonlySet<string> = new Set(['kc', 'sc', 'zs', 'fp', 'fv', 'vf', 'wv', 'vw', 'nk', 'rw', 'ia', 'yi']);

/** Words that are meant as they are written, though one of the phrases sounds like them. */
const WRITTEN_SO: ReadonlySet<string> = new Set('wifi youth keepy keepie steal buts pics bury lick toss stood cheek hearts snake sporty shiny lies snus latte defense march auntie tried handy legendary mousse creme coke coca finn kane kai leo mia max ben tom euch meer haute file form'.split(' '));
/** Whether a word is a plural, a past or another form of one of the phrases. */
const isFormOfKnown = (word: string, language: CoachLanguage): boolean => ['s', 'es', 'ed', 'ing', 'er', 'en', 'n', 'e'].some((ending) => word.endsWith(ending) && vocabularies.get(language)?.has(word.slice(0, -ending.length)) === true);

/** A word as it is written: known misspellings by the list, others by the nearest word of the phrases. */
function mend(word: string, language: CoachLanguage): readonly string[] {
  const known = corrections.get(language)?.get(word);
  if (known !== undefined) return known;
  const vocabulary = vocabularies.get(language);
  if (vocabulary === undefined || vocabulary.has(word) || (language === 'en' && EVERYDAY.has(word)) || REAL[language]?.has(word) === true || word.length < 4 || /\d/.test(word)) return [word];
  const heard = heardAs(word, language);
  if (heard !== undefined) return [heard];
  const key = `${language}:${word}`;
  const found = nearest.get(key);
  if (found !== undefined) return [found];
  const most = word.length >= 7 ? 2 : 1;
  let best = word;
  let least = most + 1;
  let count = 0;
  for (const [candidate, seen] of vocabulary) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, most);
    if (edits < least || (edits === least && edits <= most && seen > count)) [best, least, count] = [candidate, edits, seen];
  }
  // Remembered for the words of everyday only: what players make up must not fill the memory.
  if (nearest.size < 5000) nearest.set(key, best);
  return [best];
}

const isKnownIn = (language: CoachLanguage, word: string): boolean =>
  commonWords.get(language)?.has(word) === true || vocabularies.get(language)?.has(word) === true || corrections.get(language)?.has(word) === true;

/** The nearest of some words, a letter or two apart; the word itself where none is so near. */
export function nearestOf(word: string, known: ReadonlySet<string>, atMost = 2): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const most = word.length >= 7 ? atMost : 1;
  let best = word;
  let least = most + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, most);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** Names shorter than these are written as they are meant, may have one slip, or two. */
const SHORTEST_WITH_SLIP = 4;
const SHORTEST_WITH_TWO = 7;
const SHORTEST_WITH_THREE = 13;

/** The nearest of some names of one or more words, beginning alike and few slips apart; null where none is so near. */
export function nearestWhole(name: string, known: Iterable<string>, atMost: number): string | null {
  if (name.length < SHORTEST_WITH_SLIP) return null;
  const most = Math.min(atMost, name.length >= SHORTEST_WITH_THREE ? 3 : name.length >= SHORTEST_WITH_TWO ? 2 : 1);
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of known) {
    if (candidate.length < SHORTEST_WITH_SLIP || candidate[0] !== name[0]) continue;
    const edits = distance(name, candidate, most);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** Whether all words of a text, as they are written, are such as players use of football in any of our languages. */
export function isFamiliar(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => word.endsWith('ing') || coachLanguages.some((language) => isKnownIn(language, word)));
}

/** What French drops its vowel before, written without the apostrophe: "jarrive", "lentrainement", "quil". */
const ELIDED = /^(qu|[cdjlmnst])([aehiouy][a-z]{2,})$/;

/** The second word of two that French may have drawn together; null where it can not. */
export const afterElision = (word: string): string | null => ELIDED.exec(word)?.[2] ?? null;

/** Such a word as its two, where the second is known and the whole is not. */
function elisionApart(word: string): readonly string[] {
  const vocabulary = vocabularies.get('fr');
  const [, before, after] = ELIDED.exec(word) ?? [];
  return before === undefined || after === undefined || isKnownIn('fr', word) || vocabulary?.has(after) !== true ? [word] : [before, after];
}

/** The words of a text, mended in its language; letters repeated for effect count once. */
export function mendedWords(text: string, language: CoachLanguage): string[] {
  const words = wordsOf(text);
  return (language === 'fr' ? words.flatMap(elisionApart) : words)
    .map((word) => (vocabularies.get(language)?.has(word) === true ? word : word.replace(/([a-z])\1{2,}/g, '$1$1').replace(/(^.*)([a-z])\2$/, (all: string, head: string, end: string) => (vocabularies.get(language)?.has(head + end) === true ? head + end : all))))
    .flatMap((word) => mend(word, language));
}

/** Whole words that are others too, meant so only beside these: “to no the rule”, “of side”. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(to|dont|do not|didnt|really|just) no (?=(?:the|what|how|if|why|where|when|wot|wat|it|a|any|which|who)\b)/gi, '$1 know '],
  [/\boff? (?:side|sied|syde)\b(?! ?line| netting| of| foot)/gi, 'offside'],
  [/\bevr?y ?(?:one|1|body)\b|\bev[ery]* (?:one|body)\b/gi, 'everyone'],
  [/\bwots\b/gi, 'whats'],
  [/\btik tok\b/gi, 'tiktok'],
];

/** German words of the street, and whole words that no sound tells, by what they are. */
const GERMAN_SLANG: Readonly<Record<string, string>> = { fitti: 'geräte', fitty: 'geräte', lings: 'links', halo: 'hallo' };

/** A text in which each word of the street is the plain one. */
export const withoutSlang = (text: string): string => text.replace(/[\p{L}'’]+/gu, (token) => GERMAN_SLANG[token.toLowerCase()] ?? token);

/** A text in which each word that children are known to spell by ear is the usual one, and nothing is guessed. */
export const inListedSpelling = (text: string, language: 'en' | 'de'): string => text.replace(/[\p{L}'’]+/gu, (token) => usualSpelling(wordsOf(token).join(''), language) ?? token);

/** A text in which each word that is spelled by ear is the one that it sounds like, and nothing else is changed. */
export function respelled(text: string, language: 'en' | 'de'): string {
  const whole = language === 'en' ? BESIDE.reduce((read, [spelling, words]) => read.replace(spelling, words), text) : text;
  const isUnknown = (word: string): boolean => !/\d/.test(word) && !isKnownIn(language, word) && !(language === 'en' && EVERYDAY.has(word)) && REAL[language]?.has(word) !== true;
  return whole.replace(/[\p{L}'’]+/gu, (token) => {
    const [word, ...others] = wordsOf(token);
    if (word === undefined || others.length > 0) return token;
    return (language === 'de' ? GERMAN_SLANG[word] : undefined) ?? usualSpelling(word, language) ?? (isUnknown(word) ? (heardAs(word, language) ?? token) : token);
  });
}
