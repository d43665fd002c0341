import { mergeRoutineRecords, withRoutine, type RoutineRecord } from '@touchline/domain';
import { createEmitter } from '../store/emitter-and-store.ts';
import { readLocal, writeLocal } from '../store/local-storage-value.ts';

const changes = createEmitter();

const nameOf = (playerId: string): string => `touchline.routines.${playerId}`;

/** The player's routines, those taken away too, as this device keeps them. */
export function storedRoutines(playerId: string): RoutineRecord[] {
  return mergeRoutineRecords(readLocal(nameOf(playerId)), null);
}

/** Changes a routine of the player, or takes it away with null. False where the device's storage is full or forbidden: nothing has changed. */
export function keepRoutine(playerId: string, id: string, routine: unknown): boolean {
  return keep(playerId, withRoutine(storedRoutines(playerId), id, routine, Date.now()));
}

/** Puts what another device has left, in any shape, together with what is here. */
export function takeRoutines(playerId: string, there: unknown): void {
  const here = storedRoutines(playerId);
  const merged = mergeRoutineRecords(here, there);
  if (JSON.stringify(merged) !== JSON.stringify(here)) keep(playerId, merged);
}

/** Hears of each change of a routine in this tab; returns what ends it. */
export const onRoutinesChange = changes.subscribe;

/** As `onRoutinesChange`, and of those in other tabs. */
export function onRoutinesChangeAnywhere(changed: () => void): () => void {
  const leave = changes.subscribe(changed);
  globalThis.addEventListener('storage', changed);
  return () => {
    leave();
    globalThis.removeEventListener('storage', changed);
  };
}

/** The routines as they lie there: the same text as long as nothing changes. */
export function routinesText(playerId: string): string | null {
  try {
    return localStorage.getItem(nameOf(playerId));
  } catch {
    return null;
  }
}

function keep(playerId: string, records: readonly RoutineRecord[]): boolean {
  const isKept = writeLocal(nameOf(playerId), records);
  if (isKept) changes.emit();
  return isKept;
}
