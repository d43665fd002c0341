/**
 * Fetches a part before it is needed. Without a connection it waits for one, unless the service worker may have the part:
 * a browser remembers that a script could not be fetched, and does not ask again until the page is loaded anew. Where it
 * fails nevertheless, the moment of need tells.
 */
export function prefetch(load: () => Promise<unknown>): void {
  const fetchQuietly = (): void => void load().catch(() => undefined);
  if (navigator.onLine || hasServiceWorker()) fetchQuietly();
  else globalThis.addEventListener('online', fetchQuietly, { once: true });
}

/** Whether a service worker answers for this page; over plain HTTP there is none. */
function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
