import { useSyncExternalStore } from 'react';
import { createEmitter } from '../store/emitter-and-store.ts';

const changes = createEmitter();

/** Where the one unfinished or unsaved session of a player lies in local storage. */
export function draftKey(playerId: string): string {
  return `touchline.practice.${playerId}`;
}

/** The draft has come, changed or gone in this tab. */
export function tellDraft(): void {
  changes.emit();
}

/** Calls back when a draft has come, changed or gone, in any tab; returns what ends it. */
export function onDrillDraftChange(changed: () => void): () => void {
  const leave = changes.subscribe(changed);
  // Of another tab.
  globalThis.addEventListener('storage', changed);
  return () => {
    leave();
    globalThis.removeEventListener('storage', changed);
  };
}

/** The text of that session; null where there is none, or no storage. */
export function storedDrillDraft(playerId: string): string | null {
  try {
    return localStorage.getItem(draftKey(playerId));
  } catch {
    return null;
  }
}

/** A drill that is under way, paused too, or one that is over and whose result has yet to be saved. */
type UnfinishedDrill = 'underWay' | 'unsaved';

function unfinishedDrill(playerId: string): UnfinishedDrill | null {
  try {
    const draft = JSON.parse(storedDrillDraft(playerId) ?? 'null') as { endsAt: number; pausedAt: number | null } | null;
    if (draft === null) return null;
    return draft.pausedAt !== null || Date.now() < draft.endsAt ? 'underWay' : 'unsaved';
  } catch {
    return null;
  }
}

/** The player's unfinished drill in any tab, followed: no moment for a new version, and a reason to ask before signing out. */
export function useUnfinishedDrill(playerId: string): UnfinishedDrill | null {
  return useSyncExternalStore(onDrillDraftChange, () => unfinishedDrill(playerId));
}

/** Gives up a drill that is under way, in any tab; a result that waits to be saved stays. */
export function stopDrill(playerId: string): void {
  if (unfinishedDrill(playerId) !== 'underWay') return;
  localStorage.removeItem(draftKey(playerId));
  tellDraft();
}
