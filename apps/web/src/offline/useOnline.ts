import { useSyncExternalStore } from 'react';

function onChange(changed: () => void): () => void {
  const changes = ['online', 'offline'] as const;
  for (const change of changes) globalThis.addEventListener(change, changed);
  return () => {
    for (const change of changes) globalThis.removeEventListener(change, changed);
  };
}

/** Whether the device itself knows that it has no connection; without that knowledge it may have none all the same. */
export const hasNoInternet = (): boolean => !navigator.onLine;

/** Whether the device has a connection as far as it knows; with one, the server may still be out of reach. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine);
}
