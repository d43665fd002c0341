/** A part of the app that is fetched when it is needed did not come. */
export class PartUnreachable extends Error {
  override readonly name = 'PartUnreachable';
  /** What the part is, in a word or two. */
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(`A part of the app could not be fetched: ${part}`, { cause });
    this.part = part;
  }
}

/** Fetches a part. Throws `PartUnreachable`: no connection, or a new version has taken the old one's place. */
export async function loadPart<Part>(part: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartUnreachable(part, error);
  }
}

/**
 * Runs once the player has touched the page or a key: they stay, and choosing gives time to fetch what comes next.
 * Returns what calls it off.
 */
export function whenTouched(task: () => void): () => void {
  return atFirst(['pointerdown', 'keydown'], task);
}

/**
 * Runs once the player sends a form: while the server looks at it, what comes next is fetched. Until then the first
 * screen has the connection to itself. Returns what calls it off.
 */
export function whenSent(task: () => void): () => void {
  return atFirst(['submit'], task);
}

function atFirst(gestures: readonly string[], task: () => void): () => void {
  const calledOff = new AbortController();
  const happened = (): void => {
    calledOff.abort();
    task();
  };
  for (const gesture of gestures) {
    globalThis.addEventListener(gesture, happened, { signal: calledOff.signal, passive: true });
  }
  return () => calledOff.abort();
}
