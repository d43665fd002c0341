import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/**
 * A connection to a database of this browser, opened with the first call and shared by the next. One that failed, or
 * that the browser closed, is opened anew by the call after it; one that a later version of the app waits for is
 * closed. A call rejects where storage is full or forbidden. `upgrade` makes the stores of version 1.
 */
export function openIndexedDb<Schema extends DBSchema>(
  name: string,
  upgrade: (fresh: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return async () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
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
  };
}
