/** A kind of answer that is wanted, and the words that want it. */
export type Frame = readonly [string, RegExp];

/** How the words of a language are read for what they mean. */
export interface Lexicon {
  /** What a word stands for; nothing where it says nothing of the subject. */
  readonly headsOf: (word: string) => readonly string[];
  /** Whether a word belongs to a family, and so to what players talk about. */
  readonly isFamilyWord: (word: string) => boolean;
  /** Whether every subject is spoken of with what a word stands for. */
  readonly isGeneric: (head: string) => boolean;
  /** The kinds of answer that a text asks for. */
  readonly framesOf: (text: string) => string[];
}

interface Words {
  /** Words that mean the same, a line each, the first standing for all. */
  readonly families: string;
  readonly silent: ReadonlySet<string>;
  readonly generic: ReadonlySet<string>;
  readonly frames: readonly Frame[];
  /** A word without its commonest endings. */
  readonly stemOf: (word: string) => string;
  /** The parts of a compound word; none where it is no compound. */
  readonly partsOf?: (word: string, isKnown: (part: string) => boolean) => readonly string[];
}

/** The lexicon of a language from lists of its words, all of them folded. */
export function lexiconOf({ families, silent, generic, frames, stemOf, partsOf = () => [] }: Words): Lexicon {
  const heads = new Map<string, string>();
  for (const line of families.trim().split('\n')) {
    const words = line.split(' ');
    const [head = ''] = words;
    // A word of two families belongs to the first.
    for (const word of words) if (!heads.has(word)) heads.set(word, head);
  }
  const known = (word: string): string | undefined => heads.get(word) ?? heads.get(stemOf(word));
  const headsOf = (word: string): readonly string[] => {
    if (silent.has(word)) return [];
    if (/^\d+$/.test(word)) return ['#'];
    const head = known(word);
    if (head !== undefined) return [head];
    const parts = partsOf(word, (part) => known(part) !== undefined);
    return parts.length > 0 ? parts.map((part) => known(part) ?? stemOf(part)) : [stemOf(word)];
  };
  return {
    headsOf,
    isFamilyWord: (word) => heads.has(word),
    isGeneric: (head) => generic.has(head),
    framesOf: (text) => frames.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  };
}
