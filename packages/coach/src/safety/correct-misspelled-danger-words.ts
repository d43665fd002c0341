import { isEveryday, isPhraseWord, nearestOf } from '../text/recognise-words.ts';

/** Words that danger is told with, long enough that a letter too many, too few or another one leaves them known. */
const KEY_WORDS: ReadonlySet<string> = new Set(
  'breath breathe breathing chest dizzy faint fainted unconscious concussion headache vomit puking suicide suicidal killing myself overdose bleeding starving calories skinny weight steroids cocaine naked nudes secret touches touched punched slapped hits beaten strangle choked depressed hopeless worthless disappear anymore forever'.split(' '),
);
/** Words of football and of other languages that only look like one of them. */
const LIKE_THEM: ReadonlySet<string> = new Set('feint feints feinted chess cheat cheats secrets wight eight height freight'.split(' '));
const SHORTEST = 5;

/** Whether a word is one that players use, and so no slip of another. */
const isKnown = (word: string): boolean => KEY_WORDS.has(word) || LIKE_THEM.has(word) || isPhraseWord(word) || isEveryday(word);

/** A folded reading with unknown words read as the word of danger that is one slip away. */
export function correctDangerWords(reading: string): string {
  return reading
    .split(' ')
    .map((word) => {
      if (word.length < SHORTEST || isKnown(word)) return word;
      return nearestOf(word, KEY_WORDS, 1);
    })
    .join(' ');
}

/** A word spelled apart behind an article, "a w o r d", with the article left out of it; null where there is none. */
export function spelledBehindArticle(text: string): string | null {
  const joined = text.replace(/(^| )([ai]) ([a-z](?: [a-z]){3,})(?= |$)/g, (_, before: string, article: string, letters: string) => `${before}${article} ${letters.replaceAll(' ', '')}`);
  return joined === text ? null : joined;
}
