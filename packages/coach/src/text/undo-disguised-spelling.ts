/**
 * What a sentence says once its disguise is taken off: accents, look-alike and full-width letters, leet, letters spelled
 * apart or repeated, and letters that changed places. Rules are written for the folded text: a to z, digits and single
 * spaces.
 */

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi їi јj ѕs ԁd ɡg αa εe ιi κk νv οo ρp τt υu χx'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'l' };

/** Words that crises are told with: a token made of the same letters, beginning alike, is one of them mistyped. */
const KEY_WORDS =
  'want die dead kill myself suicide hurt head hit the cant breathe breath chest heart dizzy faint weight eat skinny vomit nudes naked touch touches hits beats slaps punches scared home blood pills cutting anymore'.split(
    ' ',
  );
const sorted = (word: string): string => Array.from(word).toSorted().join('');
/** The first letters and lengths of those words: of a token that has none of them, no letters need be sorted. */
const KEY_SHAPES = new Set(KEY_WORDS.map((word) => word.charAt(0) + word.length));
const KEY_BY_LETTERS = new Map(KEY_WORDS.map((word) => [word[0] + sorted(word), word]));
/** Real words of the same letters: they are what they are. */
const REAL_WORDS = new Set('eat ate tea hit heart earth hater hits this shit slaps palms scared sacred chest techs finta'.split(' '));

/** Pictures that stand for words. */
const EMOJIS: readonly (readonly [RegExp, string])[] = [
  [/(?:🔪|🔫|💀|☠️?)(?= ?(?:my ?self|me\b))/gu, ' kill '],
  [/🍃\s*💨|🌿\s*💨/gu, ' weed '],
  [/💊/gu, ' pills '],
  [/🚬/gu, ' smoke '],
  [/🍺|🍻|🥃/gu, ' beer '],
  [/🖕/gu, ' fuck you '],
];

const ONLY_ASCII = /^[ -~\t\n\r]*$/;

/** Lower case Latin letters without accents; everything that looks like one becomes one. */
export function plain(text: string): string {
  // Most messages have nothing of what is looked for below.
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  return EMOJIS.reduce((read, [picture, word]) => read.replace(picture, word), text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replace(/[а-яёіїјѕԁɡα-ω]/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
}

const LEET_SIGN = /[013457@$!|]/;
const unleet = (text: string): string =>
  text.replace(/[^\s]+/g, (token) => {
    if (!LEET_SIGN.test(token)) return token;
    const core = token.replace(/[!?.,;:)]+$/, '');
    const disguised = /[a-z]/.test(core) && LEET_SIGN.test(core) && !/^\d+(st|nd|rd|th|s|m|min|mins|x|v\d+|km|kg|a|h)?$/.test(core);
    return disguised ? core.replace(/[013457@$!|]/g, (sign) => LEET[sign] ?? sign) : token;
  });

/** `2` and `4` in the place of words, as in "want 2 go"; a count before a thing stays one in the other readings. */
const spelledOut = (text: string): string => text.replace(/([a-z]) 2 (?=[a-z])/g, '$1 to ').replace(/([a-z]) 4 (?=[a-z])/g, '$1 for ');

/** Letters spelled apart, by blanks or signs, as the words that they spell; a wider gap is the end of a word. */
function joinLetters(text: string): string {
  const spelled = /(^|[^a-z0-9])([a-z](?:[ .\-_*,/]{1,3}[a-z](?![a-z0-9])){2,})/g;
  return text.replace(spelled, (_, before: string, run: string) => {
    // Where signs stand between the letters, a blank alone ends a word; else only a wider gap does.
    const gap = /[a-z][.\-_*,/][a-z]/.test(run) ? / +/ : / {2,}/;
    return before + run.split(gap).map((word) => word.replace(/[^a-z]/g, '')).join(' ');
  });
}

const words = (text: string): string =>
  text
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const mendOrder = (text: string): string =>
  text
    .split(' ')
    .map((token) => (REAL_WORDS.has(token) || token.length < 3 || !KEY_SHAPES.has(token.charAt(0) + token.length) ? token : (KEY_BY_LETTERS.get(token[0] + sorted(token)) ?? token)))
    .join(' ');

/** The readings of a message, each folded; any of them may break a rule. */
export function readings(message: string): string[] {
  const text = plain(message);
  const apart = joinLetters(text);
  const all = [...new Set([text, apart, unleet(text), unleet(apart), spelledOut(unleet(text))].map(words))];
  const single = all.map((reading) => reading.replace(/([a-z])\1{2,}/g, '$1'));
  const double = all.map((reading) => reading.replace(/([a-z])\1{2,}/g, '$1$1'));
  return [...new Set([...single, ...double, ...single.map(mendOrder)])];
}

/** Words written without a blank between them, or spelled apart without one: looked through for rules without blanks. */
export function squashed(message: string): string[] {
  return [...new Set(readings(message).flatMap((reading) => reading.split(' ').filter((token) => token.length >= 8)))];
}
