import type { Entry } from '../queue/queue-entry.ts';
import type { QueueOutside, QueueStore } from '../queue/queue-types.ts';
import { NOON } from './session-posts-and-server-answers.ts';

const forbidden = () => Promise.reject(new DOMException('Storage is forbidden', 'SecurityError'));

/** A device that lets nothing be stored. */
export const forbiddenStore: QueueStore = { all: forbidden, change: forbidden };

/** A device's storage in memory; `kept` is what lies there, by key. */
export function memoryStore<Payload>(kept = new Map<string, Entry<Payload>>()): QueueStore & { readonly kept: typeof kept } {
  return {
    kept,
    all: async (kind, playerId) => [...kept.values()].filter((entry) => entry.kind === kind && entry.playerId === playerId),
    async change({ key }, next) {
      const entry = next(kept.get(key));
      if (entry === null) kept.delete(key);
      else kept.set(key, entry as Entry<Payload>);
    },
  };
}

let ids = 0;

/** A device with one tab, on which it stays noon and no time limit ever runs out. */
export function queueOutside(change: Partial<QueueOutside> = {}): QueueOutside {
  return {
    store: memoryStore(),
    now: () => NOON,
    lock: (task) => task(),
    storeLock: (task) => task(),
    after: () => () => undefined,
    newId: () => String((ids += 1)),
    tellTabs: () => undefined,
    ...change,
  };
}
