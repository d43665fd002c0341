let memories: Map<object, Map<string, unknown>> | null = null;

/**
 * Makes one answer. What `rememberedDuringAnswer` found meanwhile is forgotten with it: the words of players are kept
 * nowhere. An answer is made without a wait, so that no two share a memory.
 */
export function duringAnswer<Answer>(make: () => Answer): Answer {
  if (memories !== null) return make();
  memories = new Map();
  try {
    return make();
  } finally {
    memories = null;
  }
}

/** A function of a text and the turns before it. */
type OfTurn<Found> = (text: string, turns?: readonly string[]) => Found;

const keyOf = (text: string, turns: readonly string[]): string => (turns.length === 0 ? `=${text}` : JSON.stringify([text, ...turns]));

/**
 * A function of a text and the turns before it, of nothing else, that works once for each while one answer is made. Called
 * where none is made, what it finds is an answer itself.
 */
export function rememberedDuringAnswer<Found>(find: (text: string, turns: readonly string[]) => Found): OfTurn<Found> {
  const remembered: OfTurn<Found> = (text, turns = []) => {
    if (memories === null) return duringAnswer(() => find(text, turns));
    const known = (memories.get(remembered) ?? new Map<string, unknown>()) as Map<string, Found>;
    memories.set(remembered, known);
    const key = keyOf(text, turns);
    if (!known.has(key)) known.set(key, find(text, turns));
    return known.get(key) as Found;
  };
  return remembered;
}

/** Forgets what such a function found while this answer is made. */
export const forgetFound = (remembered: OfTurn<unknown>): void => void memories?.delete(remembered);

/** For the rest of this answer, what such a function finds for a text behind these turns. */
export function setFound<Found>(remembered: OfTurn<Found>, text: string, turns: readonly string[], found: Found): void {
  const known = memories?.get(remembered) ?? new Map<string, unknown>();
  known.set(keyOf(text, turns), found);
  memories?.set(remembered, known);
}
