type Upgrade = (database: IDBDatabase, transaction: IDBTransaction) => void | Promise<void>;

/** What a request brings. Rejects with its error. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as DOMException));
  });
}

/**
 * What work on a store brings, once its transaction is complete: a write has succeeded then, and not before. Rejects
 * with the error of the work or of the transaction.
 */
export async function inTransaction<Result>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(store, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error as DOMException));
  });
  const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
  return result;
}

/**
 * A connection to a database of this browser, opened with the first call and shared by the next. One that failed, or
 * that the browser closed, is opened anew by the call after it; one that a later version of the app waits for is
 * closed. A call rejects where storage is full or forbidden. `upgrade` makes the stores of this version out of what an
 * earlier one left; where it fails, everything stays as it was.
 */
export function openIndexedDb(name: string, upgrade: Upgrade, version = 1): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      const transaction = request.transaction as IDBTransaction;
      const work = async (): Promise<void> => upgrade(request.result, transaction);
      work().catch(() => transaction.abort());
    });
    const database = await resultOf(request);
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    database.addEventListener('close', forget);
    return database;
  }
  return async () => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
