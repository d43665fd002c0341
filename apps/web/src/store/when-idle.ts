/** Milliseconds that the first screen has for what it shows itself: on a slow network or phone other work would be in its way. */
const FIRST_SCREEN_MS = 4_000;
/** Milliseconds after these in which it is begun however busy the page is. */
const LATEST_MS = 5_000;

/** Runs when the first screen has had its time, in milliseconds, and the page has nothing else to do; returns what calls it off. */
export function whenIdle(task: () => void, firstScreenMs = FIRST_SCREEN_MS): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(task, { timeout: LATEST_MS });
    else task();
  }, firstScreenMs);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
