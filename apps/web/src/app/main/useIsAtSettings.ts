import { useSyncExternalStore } from 'react';
import { isSettingsHash } from '../../settings/settings-address.ts';

/** Whether the address is that of the settings, followed. */
export function useIsAtSettings(): boolean {
  return useSyncExternalStore(subscribe, () => isSettingsHash(location.hash));
}

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}
