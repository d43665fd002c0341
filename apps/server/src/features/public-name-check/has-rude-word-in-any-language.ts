import { createRequire } from 'node:module';
import { harmlessWordsOfRudeLists } from './harmless-words-of-rude-lists.ts';

const read = createRequire(import.meta.url);

/** Lists that are not used: constructed languages, and one too small for what it refuses. */
const SKIPPED = new Set(['eo', 'tlh', 'kab']);

/** From so many characters on, a word of a script without blanks is also found within others. */
const FOUND_WITHIN = 3;
const WITHOUT_BLANKS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+$/u;

type Refused = { readonly words: ReadonlySet<string>; readonly phrases: readonly string[]; readonly within: readonly string[] };
let known: Refused | undefined;

/** What is refused, read when the first name is looked at. */
function refused(): Refused {
  if (known !== undefined) return known;
  // Lists of coarse words by language; the package has no types.
  const lists = read('naughty-words') as Readonly<Record<string, readonly string[]>>;
  const all = Object.entries(lists)
    .filter(([language]) => !SKIPPED.has(language))
    .flatMap(([, words]) => words)
    .map((word) => word.normalize('NFC').toLowerCase().trim())
    .filter((word) => word.length > 2 && !harmlessWordsOfRudeLists.has(word));
  known = {
    words: new Set(all.filter((word) => !/[\s-]/.test(word))),
    phrases: all.filter((word) => /[\s-]/.test(word)).map((phrase) => ` ${tokensOf(phrase).join(' ')} `),
    within: all.filter((word) => WITHOUT_BLANKS.test(word) && word.length >= FOUND_WITHIN),
  };
  return known;
}

/** Digits as letters, as in 'kurw4'. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Whether a text has a coarse word of some language in it: as a word by itself, spelled with digits or drawn out. */
export function hasRudeWordInAnyLanguage(text: string): boolean {
  const { words, phrases, within } = refused();
  const tokens = tokensOf(text);
  const line = ` ${tokens.join(' ')} `;
  return (
    tokens.some((token) => spellings(token).some((spelling) => words.has(spelling))) ||
    phrases.some((phrase) => line.includes(phrase)) ||
    within.some((word) => text.includes(word))
  );
}

function tokensOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean);
}

function spellings(token: string): string[] {
  const lettered = /\p{L}/u.test(token) ? token.replace(/[013457]/g, (digit) => LETTERS[digit] ?? digit) : token;
  return [token, lettered, lettered.replace(/(.)\1{2,}/gu, '$1')];
}
