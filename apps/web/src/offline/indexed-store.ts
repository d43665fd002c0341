import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxStore } from './outbox-outside.ts';
import type { WaitingSession } from './waiting-session.ts';

interface TouchlineDatabase extends DBSchema {
  outbox: { key: string; value: WaitingSession };
}

/** The outbox in IndexedDB. A connection that failed or was closed by the browser is opened anew by the next call. */
export function indexedStore(name = 'touchline'): OutboxStore {
  let opened: Promise<IDBPDatabase<TouchlineDatabase>> | undefined;

  async function database(): Promise<IDBPDatabase<TouchlineDatabase>> {
    const forget = (): void => {
      opened = undefined;
    };
    opened ??= openDB<TouchlineDatabase>(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('outbox', { keyPath: 'key' }),
      // A later version of the app in another tab must not wait for this one.
      blocking: (_from, _to, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return {
    all: async () => (await database()).getAll('outbox'),
    put: async (session) => void (await (await database()).put('outbox', session)),
    remove: async (key) => (await database()).delete('outbox', key),
  };
}
