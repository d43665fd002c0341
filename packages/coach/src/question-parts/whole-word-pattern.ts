/** Matches a text in which a word, or words, of one of these patterns stand whole. */
export const says = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);
