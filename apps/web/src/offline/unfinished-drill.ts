import { useSyncExternalStore } from 'react';
import { createEmitter } from '../store/store.ts';

const changes = createEmitter();

/** Where the one unfinished or unsaved session of a player lies in local storage. */
export function draftKey(playerId: string): string {
  return `touchline.practice.${playerId}`;
}

/** The draft has come, changed or gone in this tab. */
export function tellDraft(): void {
  changes.emit();
}

function subscribe(changed: () => void): () => void {
  const leave = changes.subscribe(changed);
  // Of another tab.
  globalThis.addEventListener('storage', changed);
  return () => {
    leave();
    globalThis.removeEventListener('storage', changed);
  };
}

/** Whether a drill runs, or its result has yet to be saved, in any tab: no moment for a new version. */
export function useHasUnfinishedDrill(playerId: string): boolean {
  return useSyncExternalStore(subscribe, () => {
    try {
      return localStorage.getItem(draftKey(playerId)) !== null;
    } catch {
      return false;
    }
  });
}
