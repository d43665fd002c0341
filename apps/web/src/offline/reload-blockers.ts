import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../store/emitter-and-store.ts';

/** How many places of this tab must not be interrupted now. */
const places = createStore(0);

/** While this is on screen nothing may ask for a reload: filming, and an analysis that runs. */
export function useUninterrupted(): void {
  useEffect(() => {
    places.set(places.get() + 1);
    return () => places.set(places.get() - 1);
  }, []);
}

/** Whether something in this tab must not be interrupted now. */
export function useIsUninterrupted(): boolean {
  return useSyncExternalStore(places.subscribe, () => places.get() > 0);
}
