import { createOutbox, type Outbox } from './outbox.ts';
import { indexedStore } from './indexed-store.ts';
import type { OutboxNews, OutboxOutside } from './outbox-outside.ts';

const NAME = 'touchline.outbox';
/** While something waits it is tried this often, in milliseconds (spec 000 §9). */
const WORK_EVERY_MS = 30_000;

/** One a page, so that a page does not hear itself. */
const otherTabs = new BroadcastChannel(NAME);

/** The outbox of a player in this browser. */
export function browserOutbox(playerId: string, send: OutboxOutside['send']): Outbox {
  return createOutbox(playerId, {
    store: indexedStore(),
    send,
    now: () => Date.now(),
    alone: aloneHere(),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    tell: (news) => otherTabs.postMessage(news),
  });
}

/** Web Locks keep tabs from sending side by side. Without them only this tab's rounds wait for each other. */
function aloneHere(): OutboxOutside['alone'] {
  if ('locks' in navigator) return (task) => navigator.locks.request(NAME, task);
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Sends what waits at once, when the connection comes back, when the player comes back to the page, and every 30 s
 * while something waits. `onArrivedElsewhere` hears of sessions that another tab has sent. Returns what ends it.
 */
export function keepSending(outbox: Outbox, onArrivedElsewhere: () => void): () => void {
  // Where storage is forbidden there is nothing to send: a save then goes straight to the server.
  const send = (): void => void outbox.sendDue().catch(() => undefined);
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') send();
  };
  const work = setInterval(() => {
    if (outbox.state().waiting.length > 0) send();
  }, WORK_EVERY_MS);
  const onNews = ({ data }: MessageEvent<OutboxNews>): void => {
    if (data === 'arrived') onArrivedElsewhere();
    outbox.look().catch(() => undefined);
  };
  otherTabs.addEventListener('message', onNews);
  globalThis.addEventListener('online', send);
  document.addEventListener('visibilitychange', onSeen);
  outbox.open();
  send();
  return () => {
    outbox.close();
    clearInterval(work);
    otherTabs.removeEventListener('message', onNews);
    globalThis.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
