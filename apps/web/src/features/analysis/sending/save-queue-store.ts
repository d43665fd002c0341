import { inTransaction, openIndexedDb, resultOf } from '../../../store/open-indexed-db.ts';
import { unsent, type Entry } from '../../../offline/queue/queue-entry.ts';
import type { QueueStore } from '../../../offline/queue/queue-types.ts';
import type { SavePayload } from './save-results.ts';

/** Where analyses wait that have yet to be saved (spec 000 §9, 002 §9). */
const DATABASE = 'AnalysisQueue';
const STORE = 'queue';
const KEY = 'analysisQueue';

/** One of them, as it is stored (spec 000 §3). Times in epoch milliseconds. */
export interface SaveItem {
  readonly id: string;
  readonly userId: string;
  readonly analysisData: SavePayload['analysisData'];
  readonly gcsData: null;
  readonly attempts: number;
  readonly lastAttempt: number | null;
  readonly queuedAt: number;
  readonly originalError: string | null;
  readonly lastError: string | null;
  /** What the queue knows besides; an item that something else has put there has none. */
  readonly delivery?: Pick<Entry, 'version' | 'lastError' | 'lastWords' | 'refused' | 'retryAt' | 'notBefore'>;
}

/** What of the browser this uses, so that tests can stand in. */
interface Outside {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
}

/**
 * The save queue in the browser: one list under one key, in IndexedDB, and where that fails in local storage, from
 * which it returns as soon as it can.
 */
export function saveQueueStore(kind: string, name = DATABASE, outside: Outside = { storage: () => localStorage, now: () => Date.now() }): QueueStore {
  const database = openIndexedDb(name, (fresh) => void fresh.createObjectStore(STORE));
  const local = localList(outside);

  /** Reads the list, changes it, and writes it, in one transaction; what lay in local storage comes along. */
  async function withList<Result>(work: (items: SaveItem[]) => { readonly items: SaveItem[]; readonly result: Result }): Promise<Result> {
    try {
      const result = await inTransaction(await database(), STORE, 'readwrite', async (list) => {
        const stored = itemsIn(await resultOf<unknown>(list.get(KEY)));
        const changed = work(both(stored, local.read()));
        list.put(changed.items, KEY);
        return changed.result;
      });
      local.forget();
      return result;
    } catch {
      return local.change(work);
    }
  }

  const asEntry = ({ id, userId, analysisData, gcsData, originalError, attempts, queuedAt, delivery }: SaveItem): Entry<SavePayload> => ({
    ...unsent,
    version: id,
    ...delivery,
    kind,
    playerId: userId,
    key: id,
    payload: { analysisData, gcsData, originalError },
    attempts,
    queuedAt,
  });

  const asItem = (entry: Entry<SavePayload>, before: SaveItem | undefined): SaveItem => {
    const { key, playerId, payload, attempts, queuedAt, version, lastError, lastWords = null, refused, retryAt, notBefore } = entry;
    const isTried = before !== undefined && (attempts !== before.attempts || lastError !== (before.delivery?.lastError ?? null));
    return {
      id: key,
      userId: playerId,
      ...payload,
      attempts,
      lastAttempt: isTried ? outside.now() : (before?.lastAttempt ?? null),
      queuedAt,
      lastError: refused?.message ?? lastWords ?? lastError,
      delivery: { version, lastError, lastWords, refused, retryAt, notBefore },
    };
  };

  return {
    async all(wanted, playerId) {
      if (wanted !== kind) return [];
      const items = await readList(database, local.read);
      return items.filter(({ userId }) => userId === playerId).map(asEntry);
    },
    change: ({ key, playerId }, next) =>
      withList((items) => {
        const before = items.find(({ id, userId }) => id === key && userId === playerId);
        const entry = next(before && asEntry(before)) as Entry<SavePayload> | null;
        const others = items.filter((item) => item !== before);
        return { items: entry === null ? others : [...others, asItem(entry, before)], result: undefined };
      }),
  };
}

async function readList(database: () => Promise<IDBDatabase>, readLocal: () => SaveItem[]): Promise<SaveItem[]> {
  try {
    const stored = await resultOf<unknown>((await database()).transaction(STORE).objectStore(STORE).get(KEY));
    return both(itemsIn(stored), readLocal());
  } catch {
    return readLocal();
  }
}

/** What of a list is an item; something else is left out. */
function itemsIn(list: unknown): SaveItem[] {
  const isItem = (item: Partial<SaveItem> | null): item is SaveItem =>
    typeof item?.id === 'string' && typeof item.userId === 'string' && typeof item.analysisData === 'object';
  return Array.isArray(list) ? (list as (Partial<SaveItem> | null)[]).filter(isItem) : [];
}

/** What lies in local storage was written when the other could not be. */
function both(stored: readonly SaveItem[], local: readonly SaveItem[]): SaveItem[] {
  return [...stored.filter(({ id }) => !local.some((item) => item.id === id)), ...local];
}

function localList({ storage }: Outside) {
  const read = (): SaveItem[] => {
    try {
      return itemsIn(JSON.parse(storage().getItem(KEY) ?? '[]'));
    } catch {
      // Where storage is forbidden nothing lies in it.
      return [];
    }
  };
  return {
    read,
    /** Throws where storage is full or forbidden. */
    change<Result>(work: (items: SaveItem[]) => { readonly items: SaveItem[]; readonly result: Result }): Result {
      const { items, result } = work(read());
      storage().setItem(KEY, JSON.stringify(items));
      return result;
    },
    forget() {
      try {
        storage().removeItem(KEY);
      } catch {
        return;
      }
    },
  };
}
