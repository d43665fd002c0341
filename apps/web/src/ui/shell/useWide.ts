import { useSyncExternalStore } from 'react';

/** From here on the side rail stands beside the page, and there is room for a second column. */
const wide = '(min-width: 72rem)';

function isWide(): boolean {
  return globalThis.matchMedia(wide).matches;
}

function onChange(changed: () => void): () => void {
  const query = globalThis.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for a second column beside the first, followed while the component lives. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, isWide);
}
