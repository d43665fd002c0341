import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '../store/emitter-and-store.ts';

const changes = createEmitter();
/** What on the page could say that there is no connection; the first of them does. */
let tellers: readonly string[] = [];

function change(next: readonly string[]): void {
  tellers = next;
  changes.emit();
}

/** Whether this one says why nothing comes, so that a page with several gaps says it once; `first`: before all others. */
export function useTellsOfflineReason(isAway: boolean, first = false): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!isAway) return undefined;
    change(first ? [id, ...tellers] : [...tellers, id]);
    return () => change(tellers.filter((each) => each !== id));
  }, [id, isAway, first]);
  return useSyncExternalStore(changes.subscribe, () => tellers[0] === id);
}
