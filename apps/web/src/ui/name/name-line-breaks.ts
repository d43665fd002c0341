/** A name in the parts between which it may break: before a capital letter after a small one, and after a mark that joins. */
export function namePartsOf(name: string): readonly string[] {
  // Older Safari cannot look behind: a mark that no name holds stands where one may break.
  return name.replaceAll(/(?:\p{Ll}(?=\p{Lu}))|(?:[._/-](?=\p{L}))/gu, '$&\n').split('\n');
}

/** How many letters the longest word of a name has, at least one. */
export function longestWordOf(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/u).map((word) => Array.from(word).length));
}
