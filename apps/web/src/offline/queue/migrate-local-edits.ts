import { editKey, editKindName, type ProfileEdit } from '../profile-edit-queue.ts';
import { unsent, type Entry, type EntryId } from './queue-entry.ts';
import type { QueueOutside, QueueStore } from './queue-types.ts';

/** The name under which an edit of the profile lay in local storage, before the player's id. */
const EDIT_NAME = 'touchline.profile-edit.';

interface OldEdit {
  readonly id: string;
  readonly edit: ProfileEdit;
  /** The server's words. */
  readonly refused: string | null;
}

/** The store, used only once no edits lie in local storage any more. One tab at a time moves them. */
export function withEditsCarriedOver(store: QueueStore, lock: QueueOutside['lock']): QueueStore {
  const carriedOver = async (): Promise<QueueStore> => {
    if (oldNames().length > 0) await lock(() => carryOverEdits(store));
    return store;
  };
  return {
    all: async (kind, playerId) => (await carriedOver()).all(kind, playerId),
    change: async (id, next) => (await carriedOver()).change(id, next),
  };
}

function oldNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(EDIT_NAME));
  } catch {
    // Where storage is forbidden nothing lies in it.
    return [];
  }
}

async function carryOverEdits(store: QueueStore): Promise<void> {
  for (const name of oldNames()) {
    const id = { kind: editKindName, playerId: name.slice(EDIT_NAME.length), key: editKey };
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
