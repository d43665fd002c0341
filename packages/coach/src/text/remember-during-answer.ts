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

/**
 * A function of a text and the turns before it, of nothing else, that works once for each while one answer is made. Called
 * where none is made, what it finds is an answer itself.
 */
export function rememberedDuringAnswer<Found>(find: (text: string, turns: readonly string[]) => Found): (text: string, turns?: readonly string[]) => Found {
  return (text, turns = []) => {
    if (memories === null) return duringAnswer(() => find(text, turns));
    const known = (memories.get(find) ?? new Map<string, unknown>()) as Map<string, Found>;
    memories.set(find, known);
    const key = turns.length === 0 ? `=${text}` : JSON.stringify([text, ...turns]);
    if (!known.has(key)) known.set(key, find(text, turns));
    return known.get(key) as Found;
  };
}
