import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

type Upgrade<Schema extends DBSchema> = (
  database: IDBPDatabase<Schema>,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void | Promise<void>;

/**
 * A connection to a database of this browser, opened with the first call and shared by the next. One that failed, or
 * that the browser closed, is opened anew by the call after it; one that a later version of the app waits for is
 * closed. A call rejects where storage is full or forbidden. `upgrade` makes the stores of this version of what an
 * earlier one left; where it fails, everything stays as it was.
 */
export function openIndexedDb<Schema extends DBSchema>(
  name: string,
  upgrade: Upgrade<Schema>,
  version = 1,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return async () => {
    opened ??= openDB<Schema>(name, version, {
      upgrade(database, _from, _to, transaction) {
        // That it was aborted the call hears too.
        transaction.done.catch(() => undefined);
        const work = async (): Promise<void> => upgrade(database, transaction);
        work().catch(() => transaction.abort());
      },
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
