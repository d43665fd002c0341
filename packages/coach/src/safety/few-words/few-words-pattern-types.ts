/** The kinds of crisis that are told so. */
export type FewWordsKind = 'abuse' | 'grooming' | 'self_harm' | 'head_injury' | 'eating_weight';

/** Patterns of dangers told in a few words, in one language: words from the begin of one to the end of one, `#` for a gap. Those of a kind are a crisis wherever they stand. */
export interface FewWords extends Readonly<Record<FewWordsKind, readonly string[]>> {
  /** What may be more than it says: the coach asks whether all is well. */
  readonly asked: readonly string[];
  /** The same where no word of play stands beside it. */
  readonly askedOffThePitch: readonly string[];
  /** Words of play, beside which a hand or a push is mostly football. */
  readonly play: string;
}
