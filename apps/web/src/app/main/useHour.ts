import { useSyncExternalStore } from 'react';

const hourNow = (): number => new Date().getHours();

function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The hour of the player's clock, 0 to 23; looked at again when the player comes back to the page. */
export function useHour(): number {
  return useSyncExternalStore(onReturn, hourNow);
}
