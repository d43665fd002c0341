import { useSyncExternalStore } from 'react';
import { settingsHash } from './tab.ts';

/** Whether the address is that of the settings, followed. */
export function useAtSettings(): boolean {
  return useSyncExternalStore(subscribe, () => location.hash === settingsHash);
}

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}
