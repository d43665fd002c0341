/** Spellings of one sound in English, tried in this order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/([ab-df-hj-np-tv-z])\1+/g, '$1'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ache?(?=s?$)/, 'ak'],
  [/ouch/, 'uch'],
  [/ph|th|v/g, 'f'],
  [/ch|tsh/g, 'C'],
  [/sh/g, 'S'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c|q/g, 'k'],
  [/(?:ea|e|i|u)r(?=[bdfgklmnpstS]|$|e$|y)/g, 'R'],
  [/ew|oo|ue|ou/g, 'u'],
  [/oa|oe/g, 'o'],
  [/ai|ay/g, 'a'],
  [/ea|ee|ie|ei|y/g, 'e'],
  [/i$/, 'e'],
  [/([^aeiou])e$/, '$1'],
];

/** The same in German, whose umlauts are plain letters here. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1+/g, '$1'],
  [/sch/g, 'S'],
  [/^s(?=[pt])/, 'S'],
  [/ch/g, 'C'],
  [/ph|v/g, 'f'],
  [/w/g, 'v'],
  [/tz|ts|z/g, 'Z'],
  [/ck|c|q/g, 'k'],
  [/ks|x|Cs/g, 'X'],
  [/dt|d(?=$|s$)/g, 't'],
  [/g(?=$)/, 'k'],
  [/b(?=$)/, 'p'],
  [/eu|au(?=[^sfchlgmnb]|$)|oi/g, 'O'],
  [/ei|ai|ey|ay/g, 'A'],
  [/ie/g, 'i'],
  [/([aeiou])h/g, '$1'],
];

const soundBy = (rules: typeof ENGLISH, word: string): string => rules.reduce((sound, [spelling, one]) => sound.replace(spelling, one), word);

/** How an English word sounds, near enough that two spellings of a child are one. */
export const soundOf = (word: string): string => soundBy(ENGLISH, word);

/** The same of a German word. */
export const germanSoundOf = (word: string): string => soundBy(GERMAN, word);
