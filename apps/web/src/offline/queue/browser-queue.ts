import { withEditsCarriedOver } from './migrate-local-edits.ts';
import type { Entry } from './queue-entry.ts';
import { indexedStore } from './indexeddb-queue-store.ts';
import type { QueueKind, QueueStore, TabNews } from './queue-types.ts';
import { createQueue, type Queue } from './offline-queue.ts';

const NAME = 'touchline.queue';
/** While something waits it is tried this often, in milliseconds (spec 000 §9). */
export const RETRY_EVERY_MS = 30_000;

/** One a page, so that a page does not hear itself. */
const otherTabs = new BroadcastChannel(NAME);
const ownStore = withEditsCarriedOver(indexedStore(), withWebLock(`${NAME}.carry-over`));

interface TabMessage {
  readonly name: string;
  readonly news: TabNews;
}

/** A player's queue of one kind in this browser; `store` where its entries have a place of their own. */
export function browserQueue<Payload, Answer>(kind: QueueKind<Payload, Answer>, store: QueueStore = ownStore): Queue<Payload, Answer> {
  const { name } = kind;
  return createQueue(kind, {
    store,
    now: () => Date.now(),
    lock: withWebLock(`${NAME}.${name}`),
    storeLock: withWebLock(`${NAME}.${name}.store`),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
    tellTabs: (news) => otherTabs.postMessage({ name, news } satisfies TabMessage),
  });
}

/** What of one kind is stored for a player in this browser. Throws where storage is forbidden. */
export const storedEntries = (kind: string, playerId: string): Promise<readonly Entry[]> => ownStore.all(kind, playerId);

/** What of a queue of any kind is needed to keep it going. */
type AnyQueue = Pick<Queue<never, unknown>, 'name' | 'refresh' | 'onTabNews' | 'sendDue' | 'pause' | 'resume'> & {
  readonly state: () => { readonly waiting: readonly unknown[] };
};

/**
 * Sends what waits at once, when the connection comes back, when the player comes back to the page, and every 30 s;
 * follows what other tabs do. Returns what stops it, and pauses the queues.
 */
export function keepSending(...queues: readonly AnyQueue[]): () => void {
  // Where storage is forbidden there is nothing to send: a save then goes straight to the server.
  const inBackground = (work: Promise<void>): void => void work.catch(() => undefined);
  const sendAll = (): void => {
    for (const queue of queues) inBackground(queue.sendDue());
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  otherTabs.addEventListener(
    'message',
    ({ data }: MessageEvent<TabMessage>) => {
      for (const queue of queues) if (queue.name === data.name) inBackground(queue.onTabNews(data.news));
    },
    { signal },
  );
  globalThis.addEventListener('online', sendAll, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAll(), { signal });
  const timer = setInterval(() => {
    if (queues.some((queue) => queue.state().waiting.length > 0)) sendAll();
  }, RETRY_EVERY_MS);
  for (const queue of queues) {
    queue.resume();
    inBackground(queue.refresh());
  }
  sendAll();
  return () => {
    stopped.abort();
    clearInterval(timer);
    for (const queue of queues) queue.pause();
  };
}

/**
 * Runs tasks of one name after each other, also those of other tabs: Web Locks keep tabs from sending side by side.
 * Without them only this tab's tasks wait for each other.
 */
export function withWebLock(name: string): (task: () => Promise<void>) => Promise<void> {
  if ('locks' in navigator) return (task) => navigator.locks.request(name, task);
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}
