import { deleteDB, openDB } from 'idb';
import { expect, it, onTestFinished } from 'vitest';
import { indexedStore } from './indexed-store.ts';
import { waitingSession } from './testing/sessions.ts';

/** The name of a database of this test's own. */
function ownName(): string {
  const name = `test-${crypto.randomUUID()}`;
  onTestFinished(() => deleteDB(name));
  return name;
}

it('keeps sessions whole, from one visit to the next', async () => {
  const name = ownName();
  const refused = { status: 422, code: 'day_full', message: 'The day is full.', suggestion: null };
  await indexedStore(name).put(waitingSession(1));
  await indexedStore(name).put(waitingSession(2, { refused, attempts: 3 }));
  expect(await indexedStore(name).all()).toEqual([waitingSession(1), waitingSession(2, { refused, attempts: 3 })]);
});

it('holds a session once, however often it is put, and lets it go', async () => {
  const store = indexedStore(ownName());
  await store.put(waitingSession(1));
  await store.put(waitingSession(1, { attempts: 1 }));
  expect(await store.all()).toEqual([waitingSession(1, { attempts: 1 })]);
  await store.remove('key-1');
  await store.remove('key-1');
  expect(await store.all()).toEqual([]);
});

it('makes way for a later version of the app in another tab', async () => {
  const name = ownName();
  await indexedStore(name).put(waitingSession(1));
  const later = await openDB(name, 2);
  expect(await later.getAll('outbox')).toEqual([waitingSession(1)]);
  later.close();
});

it('says so where nothing can be kept, and tries anew the next time', async () => {
  const name = ownName();
  const later = await openDB(name, 2);
  const store = indexedStore(name);
  await expect(store.all()).rejects.toThrow(/version/i);
  later.close();
  await deleteDB(name);
  await store.put(waitingSession(1));
  expect(await store.all()).toHaveLength(1);
});
