import type { DBSchema } from 'idb';
import { openIndexedDb } from '../store/open-indexed-db.ts';
import type { OutboxStore } from './outbox-outside.ts';
import type { WaitingSession } from './waiting-session.ts';

interface TouchlineDatabase extends DBSchema {
  outbox: { key: string; value: WaitingSession };
}

/** The outbox in IndexedDB. */
export function indexedStore(name = 'touchline'): OutboxStore {
  const database = openIndexedDb<TouchlineDatabase>(name, (fresh) => {
    fresh.createObjectStore('outbox', { keyPath: 'key' });
  });
  return {
    all: async () => (await database()).getAll('outbox'),
    put: async (session) => void (await (await database()).put('outbox', session)),
    remove: async (key) => (await database()).delete('outbox', key),
  };
}
