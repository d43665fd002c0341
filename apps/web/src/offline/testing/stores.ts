import type { OutboxStore } from '../outbox-outside.ts';
import type { WaitingSession } from '../waiting-session.ts';

/** A device that lets nothing be kept. */
export const forbiddenStore: OutboxStore = {
  all: () => Promise.reject(new DOMException('Storage is forbidden', 'SecurityError')),
  put: () => Promise.reject(new DOMException('Storage is forbidden', 'SecurityError')),
  remove: () => Promise.reject(new DOMException('Storage is forbidden', 'SecurityError')),
};

/** A device's storage in memory; `kept` is what lies there. */
export function memoryStore(kept = new Map<string, WaitingSession>()): OutboxStore & { readonly kept: typeof kept } {
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (session) => void kept.set(session.key, session),
    remove: async (key) => void kept.delete(key),
  };
}
