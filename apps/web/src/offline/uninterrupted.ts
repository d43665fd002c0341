import { useEffect, useSyncExternalStore } from 'react';

/** How many places of this tab must not be interrupted now. */
let places = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  places += by;
  for (const changed of listeners) changed();
}

/** While this is on screen nothing may ask for a reload: filming, and an analysis that runs. */
export function useUninterrupted(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something in this tab must not be interrupted now. */
export function useIsUninterrupted(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => places > 0,
  );
}
