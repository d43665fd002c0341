/** What a function found, of texts by themselves and of texts behind turns: a text is its own key, so no longer one is made of it. */
interface FoundOf {
  readonly alone: Map<string, unknown>;
  readonly behindTurns: Map<string, unknown>;
}
type Memory = Map<object, FoundOf>;

let memories: Memory | null = null;
/** What was found of the question before its answer is made. */
let foundBefore: Memory | null = null;

/**
 * What is found of a question before it is answered, for its answer to use too. It is of that one question, and gone with it: the
 * words of players are kept nowhere.
 */
export class FoundBeforeAnswer {
  readonly #memory: Memory = new Map();

  /** Looks at the question; what `rememberedDuringAnswer` finds meanwhile is kept for the answer. */
  during<Found>(look: () => Found): Found {
    return within(this.#memory, null, look);
  }

  /** Makes the answer to the question. */
  behind<Answer>(make: () => Answer): Answer {
    return within(new Map(), this.#memory, make);
  }
}

function within<Made>(memory: Memory, before: Memory | null, make: () => Made): Made {
  const outer = [memories, foundBefore] as const;
  [memories, foundBefore] = [memory, before];
  try {
    return make();
  } finally {
    [memories, foundBefore] = outer;
  }
}

/**
 * Makes one answer. What `rememberedDuringAnswer` found meanwhile is forgotten with it: the words of players are kept
 * nowhere. An answer is made without a wait, so that no two share a memory.
 */
export const duringAnswer = <Answer>(make: () => Answer): Answer => (memories === null ? within(new Map(), null, make) : make());

/** A function of a text and the turns before it. */
type OfTurn<Found> = (text: string, turns?: readonly string[]) => Found;

const keyOf = (text: string, turns: readonly string[]): string => (turns.length === 0 ? text : JSON.stringify([text, ...turns]));
const sortOf = (turns: readonly string[]): keyof FoundOf => (turns.length === 0 ? 'alone' : 'behindTurns');

/**
 * A function of a text and the turns before it, of nothing else, that works once for each while one answer is made. Called
 * where none is made, what it finds is an answer itself.
 */
export function rememberedDuringAnswer<Found>(find: (text: string, turns: readonly string[]) => Found): OfTurn<Found> {
  const remembered: OfTurn<Found> = (text, turns = []) => {
    if (memories === null) return duringAnswer(() => find(text, turns));
    const sort = sortOf(turns);
    const known = foundBy(remembered, memories)[sort];
    const key = keyOf(text, turns);
    const again = known.get(key);
    if (again !== undefined || known.has(key)) return again as Found;
    const before = foundBefore?.get(remembered)?.[sort];
    const found = before?.has(key) === true ? (before.get(key) as Found) : find(text, turns);
    known.set(key, found);
    return found;
  };
  return remembered;
}

/** What a function found in a memory, by its text and turns. */
function foundBy(remembered: object, memory: Memory): FoundOf {
  const known = memory.get(remembered);
  if (known !== undefined) return known;
  const none: FoundOf = { alone: new Map(), behindTurns: new Map() };
  memory.set(remembered, none);
  return none;
}

/** Forgets what such a function found while this answer is made, and what it found before it. */
export function forgetFound(remembered: OfTurn<unknown>): void {
  memories?.delete(remembered);
  forgetFoundBefore(remembered);
}

/** Forgets what such a function found before this answer, and not what it found for it. */
export const forgetFoundBefore = (remembered: (text: string, turns: readonly string[]) => unknown): void => void foundBefore?.delete(remembered);

/** For the rest of this answer, what such a function finds for a text behind these turns. */
export function setFound<Found>(remembered: OfTurn<Found>, text: string, turns: readonly string[], found: Found): void {
  if (memories !== null) foundBy(remembered, memories)[sortOf(turns)].set(keyOf(text, turns), found);
}
