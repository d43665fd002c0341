import { deleteDB, openDB } from 'idb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { practiceSessionKind, practiceSessionKindName } from '../practice-session-queue.ts';
import { answerTo, NOON, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { queueOutside } from '../testing/queue-stores.ts';
import type { Entry, EntryId } from './queue-entry.ts';
import { indexedStore } from './indexeddb-queue-store.ts';
import type { QueueStore } from './queue-types.ts';
import { createQueue } from './offline-queue.ts';

/** The name of a database of this test's own. */
function ownName(): string {
  const name = `test-${crypto.randomUUID()}`;
  onTestFinished(() => deleteDB(name));
  return name;
}

const put = (store: QueueStore, entry: Entry) => store.change(entry, () => entry);
const ofNoa = (store: QueueStore) => store.all(practiceSessionKindName, 'noa');

it('stores entries whole, a file too, from one visit to the next', async () => {
  const name = ownName();
  const refused = { status: 422, code: 'day_full', message: 'The day is full.', suggestion: null };
  await put(indexedStore(name), waitingSession(1));
  await put(indexedStore(name), waitingSession(2, { refused, attempts: 3 }));
  expect(await ofNoa(indexedStore(name))).toEqual([waitingSession(1), waitingSession(2, { refused, attempts: 3 })]);
  const clip: Entry<Blob> = { ...waitingSession(3), kind: 'clip', payload: new Blob(['a clip']) };
  await put(indexedStore(name), clip);
  const [stored] = await indexedStore(name).all('clip', 'noa');
  expect(await (stored as Entry<Blob>).payload.text()).toBe('a clip');
});

it('gives a player the entries of one kind, and nobody else’s', async () => {
  const store = indexedStore(ownName());
  await put(store, waitingSession(1));
  await put(store, waitingSession(2, { playerId: 'noah' }));
  await put(store, waitingSession(3, { kind: 'practice-sessions' }));
  expect(await ofNoa(store)).toEqual([waitingSession(1)]);
});

it('holds an entry once, however often it is put, and lets it go', async () => {
  const store = indexedStore(ownName());
  await put(store, waitingSession(1));
  const seen: (EntryId | undefined)[] = [];
  await store.change(waitingSession(1), (stored) => {
    seen.push(stored);
    return waitingSession(1, { attempts: 1 });
  });
  expect(seen).toEqual([waitingSession(1)]);
  expect(await ofNoa(store)).toEqual([waitingSession(1, { attempts: 1 })]);
  await store.change(waitingSession(1), () => null);
  await store.change(waitingSession(1), () => null);
  expect(await ofNoa(store)).toEqual([]);
});

it('makes way for a later version of the app in another tab', async () => {
  const name = ownName();
  await put(indexedStore(name), waitingSession(1));
  const later = await openDB(name, 3);
  expect(await later.getAll('queue')).toEqual([waitingSession(1)]);
  later.close();
});

it('says so where nothing can be stored, and tries anew the next time', async () => {
  const name = ownName();
  const later = await openDB(name, 3);
  const store = indexedStore(name);
  await expect(ofNoa(store)).rejects.toThrow(/version/i);
  later.close();
  await deleteDB(name);
  await put(store, waitingSession(1));
  expect(await ofNoa(store)).toHaveLength(1);
});

/** A device that has not been used since version 1, with two sessions in its outbox. */
async function deviceOfVersion1(): Promise<string> {
  const name = ownName();
  const before = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'key' }) });
  const old = { playerId: 'noa', queuedAt: NOON, attempts: 2, lastError: 'busy', refused: null, notBefore: null };
  await before.put('outbox', { ...old, key: 'key-1', post: postOf(1) });
  await before.put('outbox', { ...old, key: 'key-2', post: postOf(2) });
  before.close();
  return name;
}

/** Sends what lies on the device, and gives what was sent. */
async function sentFrom(name: string) {
  const sent: unknown[] = [];
  const kind = practiceSessionKind('noa', async (post, { key }) => {
    sent.push([key, post]);
    return answerTo(post);
  });
  const queue = createQueue(kind, queueOutside({ store: indexedStore(name) }));
  await queue.sendDue();
  await queue.sendDue();
  return sent;
}

const bothSessions = [
  ['key-1', postOf(1)],
  ['key-2', postOf(2)],
];

it('what the outbox of version 1 held is sent once, under its keys', async () => {
  const name = await deviceOfVersion1();
  expect(await sentFrom(name)).toEqual(bothSessions);
  expect(await sentFrom(name)).toEqual([]);
});

it('a carry-over that fails halfway leaves everything as it was, and is done again', async () => {
  const name = await deviceOfVersion1();
  const spy = vi
    .spyOn(IDBDatabase.prototype, 'deleteObjectStore')
    .mockImplementationOnce(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  await expect(ofNoa(indexedStore(name))).rejects.toThrow(/abort/i);
  spy.mockRestore();
  const before = await openDB(name, 1);
  expect(await before.count('outbox')).toBe(2);
  before.close();
  expect(await sentFrom(name)).toEqual(bothSessions);
});
