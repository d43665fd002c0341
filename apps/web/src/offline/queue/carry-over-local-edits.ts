import { editKey, editKindName, type ProfileEdit } from '../profile-edit-queue.ts';
import { unsent, type Entry, type EntryId } from './queue-entry.ts';
import type { QueueStore } from './queue-types.ts';

interface OldEdit {
  readonly id: string;
  readonly edit: ProfileEdit;
  /** The server's words. */
  readonly refused: string | null;
}

/** Moves the edits under these names of local storage into the store; the player's id begins at `idAt` in each name. */
export async function carryOverEdits(store: QueueStore, names: readonly string[], idAt: number): Promise<void> {
  for (const name of names) {
    const id = { kind: editKindName, playerId: name.slice(idAt), key: editKey };
    const old = oldEdit(localStorage.getItem(name));
    if (old !== null) await store.change(id, (stored) => withOldEdit(id, old, stored));
    // Only now: where it is cut before, it is stored once more, as the same.
    localStorage.removeItem(name);
  }
}

function oldEdit(text: string | null): OldEdit | null {
  try {
    const found = JSON.parse(text ?? 'null') as OldEdit | null;
    return typeof found?.id === 'string' && typeof found.edit === 'object' ? found : null;
  } catch {
    return null;
  }
}

/** What is stored already was typed later, and wins. */
function withOldEdit(id: EntryId, { id: version, edit, refused }: OldEdit, stored: Entry | undefined): Entry {
  if (stored !== undefined) return { ...stored, version, payload: { ...edit, ...(stored.payload as ProfileEdit) } };
  const refusal = refused === null ? null : { status: 400, code: 'refused', message: refused, suggestion: null };
  return { ...id, ...unsent, version, payload: edit, queuedAt: Date.now(), refused: refusal };
}
