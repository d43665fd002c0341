/** What is asked whether a text has something. */
export type Matcher = Pick<RegExp, 'test'>;

/**
 * Words that do not count where others stand right before them. Said this way and not by a look-behind, which Safari reads
 * only from 16.4 on: one pattern that a browser cannot read takes the whole coach from it.
 */
export interface NotAfter {
  /** Pattern of the words. */
  readonly words: string;
  /** Pattern of what stands before them, with its last blank. */
  readonly notAfter: string;
  /** Pattern of how the words must begin for `notAfter` to count; without it, `notAfter` counts always. */
  readonly ahead?: string;
}

/** A pattern of words, from the begin of a word to the end of one, in a text of words with single blanks. */
export const wordPattern = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})(?= |$)`);

/** As `wordPattern`, of words that may count only where others do not stand before them. */
export const wordMatcher = (words: string | NotAfter): Matcher => (typeof words === 'string' ? wordPattern(words) : wordsNotAfter(words));

/** Matches `words` from the begin of a word to the end of one, in a text of words with single blanks. */
export function wordsNotAfter({ words, notAfter, ahead = '' }: NotAfter): Matcher {
  const pattern = new RegExp(`(?:${words})(?= |$)`, 'y');
  const before = new RegExp(`(?:${notAfter})$`);
  const begin = new RegExp(`^(?:${ahead})`);
  const counts = (text: string, at: number): boolean => {
    pattern.lastIndex = at;
    return pattern.test(text) && !(before.test(text.slice(0, at)) && begin.test(text.slice(at)));
  };
  return {
    test: (text) => {
      for (let at = 0; at <= text.length; at = text.indexOf(' ', at) + 1) {
        if (counts(text, at)) return true;
        if (!text.includes(' ', at)) return false;
      }
      return false;
    },
  };
}
