import { useSyncExternalStore } from 'react';
import { createEmitter } from '../store/emitter-and-store.ts';
import { readLocal, writeLocal } from '../store/local-storage-value.ts';

const changes = createEmitter();

/** Where the one unfinished or unsaved session of a player lies in local storage. */
export function draftKey(playerId: string): string {
  return `touchline.practice.${playerId}`;
}

/** Names the drill that this tab of the browser ran last; it survives a reload, and is no other tab's. */
const OF_THIS_TAB = 'touchline.practice-here';
const ofTab = (): Storage => sessionStorage;

/** This tab runs the drill with this key. Where that cannot be stored, it is nobody's after a reload. */
export function noteDrillOfThisTab(key: string): void {
  writeLocal(OF_THIS_TAB, key, ofTab);
}

/** Whether this tab ran the drill with this key last, before a reload too. */
export function isDrillOfThisTab(key: string): boolean {
  return readLocal(OF_THIS_TAB, ofTab) === key;
}

/** The draft has come, changed or gone in this tab. */
export function tellDraft(): void {
  changes.emit();
}

/** Calls back when a draft has come, changed or gone, in any tab; returns what ends it. */
export function onDrillDraftChange(changed: () => void): () => void {
  const leave = changes.subscribe(changed);
  const onOtherTab = ({ key, newValue }: StorageEvent): void => {
    // Who writes it runs it.
    if (key?.startsWith(draftKey('')) === true && newValue !== null) writeLocal(OF_THIS_TAB, null, ofTab);
    changed();
  };
  globalThis.addEventListener('storage', onOtherTab);
  return () => {
    leave();
    globalThis.removeEventListener('storage', onOtherTab);
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
