import type { PracticeSessionPost } from '@touchline/contracts';
import { inTransaction, openIndexedDb, resultOf } from '../../store/open-indexed-db.ts';
import { practiceSessionKindName } from '../practice-session-queue.ts';
import type { Entry, EntryId } from './queue-entry.ts';
import type { QueueStore } from './queue-types.ts';

/** A finished session as version 1 of the database has it. */
type OldSession = Omit<Entry, 'kind' | 'version' | 'payload' | 'retryAt' | 'notBefore'> & {
  readonly post: PracticeSessionPost;
  readonly notBefore: number | null;
};

/** The queue in IndexedDB. */
export function indexedStore(name = 'touchline'): QueueStore {
  const database = openIndexedDb(name, upgrade, 2);
  return {
    async all(kind, playerId) {
      const range = IDBKeyRange.bound([kind, playerId], [kind, playerId, []]);
      return resultOf<Entry[]>((await database()).transaction('queue').objectStore('queue').getAll(range));
    },
    async change({ kind, playerId, key }, next) {
      await inTransaction(await database(), 'queue', 'readwrite', async (entries) => {
        const entry = next(await resultOf<Entry | undefined>(entries.get([kind, playerId, key])));
        if (entry === null) entries.delete([kind, playerId, key]);
        else entries.put(entry);
      });
    },
  };
}

async function upgrade(database: IDBDatabase, transaction: IDBTransaction): Promise<void> {
  const queue = database.createObjectStore('queue', { keyPath: ['kind', 'playerId', 'key'] satisfies (keyof EntryId)[] });
  if (!database.objectStoreNames.contains('outbox')) return;
  for (const { post: payload, notBefore, ...same } of await resultOf<OldSession[]>(transaction.objectStore('outbox').getAll())) {
    queue.put({ ...same, kind: practiceSessionKindName, version: same.key, payload, retryAt: 0, notBefore: notBefore ?? 0 } satisfies Entry);
  }
  database.deleteObjectStore('outbox');
}
