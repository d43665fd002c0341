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
