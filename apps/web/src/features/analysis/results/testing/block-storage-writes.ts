import { openDB } from 'idb';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends, or what it returns is called, the device's storage is full: nothing can be written. */
export function refuseStorage(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const end = (): void => put.mockRestore();
  onTestFinished(end);
  return end;
}

/** Nothing else is written to a database of analyses until what this returns is called. */
export async function holdUp(name: string): Promise<() => void> {
  const database = await openDB(name);
  const { store } = database.transaction('analyses', 'readwrite');
  const held = new AbortController();
  // A transaction lasts as long as something is asked of it.
  const ask = async (): Promise<void> => {
    while (!held.signal.aborted) await store.count();
    database.close();
  };
  void ask();
  return () => held.abort();
}
