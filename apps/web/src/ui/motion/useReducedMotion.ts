import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

function reducedMotion(): boolean {
  return globalThis.matchMedia(wish).matches;
}

function onChange(changed: () => void): () => void {
  const query = globalThis.matchMedia(wish);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the player asked their device for less movement, followed while the component lives. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, reducedMotion);
}
