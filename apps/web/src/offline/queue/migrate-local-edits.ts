import type { QueueOutside, QueueStore } from './queue-types.ts';

/** The name under which version 1 of the app kept an edit of the profile in local storage, before the player's id. */
const OLD_EDIT_NAME = 'touchline.profile-edit.';

/**
 * The store, used only once no edits lie in local storage any more. One tab at a time moves them, by a part of the app that few
 * devices need; where it cannot be fetched now, they lie there until it can.
 */
export function withEditsCarriedOver(store: QueueStore, lock: QueueOutside['lock']): QueueStore {
  const carriedOver = async (): Promise<QueueStore> => {
    const part = oldNames().length > 0 ? await import('./carry-over-local-edits.ts').catch(() => null) : null;
    if (part !== null) await lock(() => part.carryOverEdits(store, oldNames(), OLD_EDIT_NAME.length));
    return store;
  };
  return {
    all: async (kind, playerId) => (await carriedOver()).all(kind, playerId),
    change: async (id, next) => (await carriedOver()).change(id, next),
  };
}

function oldNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(OLD_EDIT_NAME));
  } catch {
    // Where storage is forbidden nothing lies in it.
    return [];
  }
}
