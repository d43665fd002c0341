import { withWebLock } from './with-web-lock.ts';
import { indexedStore } from './indexed-store.ts';
import { atRetryOpportunities } from './retry-opportunities.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxNews, OutboxOutside } from './outbox-outside.ts';

const NAME = 'touchline.outbox';

/** One a page, so that a page does not hear itself. */
const otherTabs = new BroadcastChannel(NAME);

/** The outbox of a player in this browser. */
export function browserOutbox(playerId: string, send: OutboxOutside['send']): Outbox {
  return createOutbox(playerId, {
    store: indexedStore(),
    send,
    now: () => Date.now(),
    alone: withWebLock(NAME),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    tell: (news) => otherTabs.postMessage(news),
  });
}

/**
 * Sends what waits whenever there is an opportunity. `onArrivedElsewhere` hears of sessions that another tab has sent.
 * Returns what ends it.
 */
export function keepSending(outbox: Outbox, onArrivedElsewhere: () => void): () => void {
  const onNews = ({ data }: MessageEvent<OutboxNews>): void => {
    if (data === 'arrived') onArrivedElsewhere();
    outbox.look().catch(() => undefined);
  };
  otherTabs.addEventListener('message', onNews);
  outbox.open();
  const end = atRetryOpportunities(
    // Where storage is forbidden there is nothing to send: a save then goes straight to the server.
    () => void outbox.sendDue().catch(() => undefined),
    () => outbox.state().waiting.length > 0,
  );
  return () => {
    outbox.close();
    otherTabs.removeEventListener('message', onNews);
    end();
  };
}
