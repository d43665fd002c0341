import { readLocal, writeLocal, type LocalStorage } from '../../../store/local-storage-value.ts';

/** The ids of the analyses that a player has begun in the account and whose measuring is not over on this device. */
export interface BegunNotes {
  readonly all: () => readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** In the browser's storage: a note outlives its page. Where that is forbidden there are none. */
export function begunNotes(playerId: string, storage?: () => LocalStorage): BegunNotes {
  const name = `touchline.analyses-begun.${playerId}`;
  const all = (): readonly string[] => {
    const stored = readLocal(name, storage);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  };
  const without = (id: string): readonly string[] => all().filter((one) => one !== id);
  return {
    all,
    add: (id) => void writeLocal(name, [...without(id), id], storage),
    remove: (id) => void writeLocal(name, without(id), storage),
  };
}
