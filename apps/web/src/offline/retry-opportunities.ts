/** While something waits it is tried this often, in milliseconds (spec 000 §9). */
const WORK_EVERY_MS = 30_000;

/**
 * Calls `send` at once, when the connection comes back, when the player comes back to the page, and every 30 s while
 * something `waits`. Returns what ends it.
 */
export function atRetryOpportunities(send: () => void, waits: () => boolean): () => void {
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') send();
  };
  const work = setInterval(() => {
    if (waits()) send();
  }, WORK_EVERY_MS);
  globalThis.addEventListener('online', send);
  document.addEventListener('visibilitychange', onSeen);
  send();
  return () => {
    clearInterval(work);
    globalThis.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
