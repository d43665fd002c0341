/** Matches a text in which a word, or words, of one of these patterns stand whole. */
export const says = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** The same in a text in plain words alone, where a word ends at a space or with the text. */
export const some = (...ways: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${ways.join('|')})(?= |$)`);

/** Both of two patterns somewhere in a text, whichever comes first; each may have several ways. */
export function inEitherOrder(one: RegExp, other: RegExp): RegExp {
  const [first, second] = [`(?:${one.source})`, `(?:${other.source})`];
  return new RegExp(`${first}.*${second}|${second}.*${first}`);
}
