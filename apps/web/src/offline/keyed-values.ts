import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import type { SyncedValueKey } from '@touchline/domain';
import { queryKey } from '../api/index.ts';

/** Every 30 s, and at most 3 retries of a value that did not arrive (spec 000 §9). */
const SYNC_EVERY_MS = 30_000;
const RETRIES = 3;

/** What is kept at the server under the player's name, and the answer it is taken from. */
const sources: readonly { readonly key: SyncedValueKey; readonly query: QueryKey }[] = [
  { key: 'userProfile', query: queryKey('profile') },
  { key: 'userStats', query: queryKey('stats') },
];

interface Progress {
  /** The value that arrived last, as JSON. */
  sent: string | null;
  /** The value that was tried last, and how often. */
  tried: string | null;
  tries: number;
}

/**
 * Keeps the profile and the numbers that this device shows at the server too (spec 000 §4, storage sync). Nothing is
 * ever read from there as the truth. What changed last goes out with the page. Returns what ends it.
 */
export function syncKeyedValues(api: Client, queries: QueryClient): () => void {
  const progress = new Map<SyncedValueKey, Progress>(
    sources.map(({ key }) => [key, { sent: null, tried: null, tries: 0 }]),
  );

  async function sync(key: SyncedValueKey, query: QueryKey, leaving: boolean): Promise<void> {
    const now = progress.get(key);
    const { data, dataUpdatedAt } = queries.getQueryState(query) ?? {};
    const text = data === undefined ? undefined : JSON.stringify(data);
    if (now === undefined || text === undefined || text === now.sent) return;
    if (text !== now.tried) Object.assign(now, { tried: text, tries: 0 });
    if (now.tries > RETRIES) return;
    now.tries += 1;
    const updated_at = new Date(dataUpdatedAt ?? Date.now()).toISOString();
    try {
      await api.call('syncStorage', { body: { key, value: data, updated_at } }, { keepalive: leaving });
      now.sent = text;
    } catch {
      // It is a copy, and the next round tries again.
      return;
    }
  }

  const round = (leaving: boolean): void => {
    for (const { key, query } of sources) void sync(key, query, leaving);
  };
  const work = setInterval(() => round(false), SYNC_EVERY_MS);
  const onLeave = (): void => round(true);
  globalThis.addEventListener('pagehide', onLeave);
  return () => {
    clearInterval(work);
    globalThis.removeEventListener('pagehide', onLeave);
  };
}
