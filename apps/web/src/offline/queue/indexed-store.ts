import type { DBSchema } from 'idb';
import { openIndexedDb } from '../../store/open-indexed-db.ts';
import { entryOfVersion1, type SessionOfVersion1 } from './carry-over.ts';
import type { Entry, EntryId } from './entry.ts';
import type { QueueStore } from './queue.ts';

interface TouchlineDatabase extends DBSchema {
  queue: { key: [kind: string, playerId: string, key: string]; value: Entry };
  /** Only in version 1. */
  outbox: { key: string; value: SessionOfVersion1 };
}

/** The queue in IndexedDB. */
export function indexedStore(name = 'touchline'): QueueStore {
  const database = openIndexedDb<TouchlineDatabase>(
    name,
    async (db, transaction) => {
      const queue = db.createObjectStore('queue', { keyPath: ['kind', 'playerId', 'key'] satisfies (keyof EntryId)[] });
      if (!db.objectStoreNames.contains('outbox')) return;
      for (const session of await transaction.objectStore('outbox').getAll()) await queue.put(entryOfVersion1(session));
      db.deleteObjectStore('outbox');
    },
    2,
  );
  return {
    all: async (kind, playerId) =>
      (await database()).getAll('queue', IDBKeyRange.bound([kind, playerId], [kind, playerId, []])),
    async change({ kind, playerId, key }, next) {
      const { store, done } = (await database()).transaction('queue', 'readwrite');
      const apply = async (): Promise<void> => {
        const entry = next(await store.get([kind, playerId, key]));
        if (entry === null) await store.delete([kind, playerId, key]);
        else await store.put(entry);
      };
      await Promise.all([apply(), done]);
    },
  };
}
