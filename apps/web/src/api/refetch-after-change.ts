import type { Query, QueryClient } from '@tanstack/react-query';
import { isCached } from './query-keys.ts';
import type { Change } from './resource-cache-rules.ts';
import { keysChangedBy, keysChangedElsewhereBy } from './stale-query-keys.ts';

let otherTabs: BroadcastChannel | undefined;

/** Reads anew what the player changes in other tabs, and tells them of changes here. Returns what ends it. */
export function shareChanges(queries: QueryClient): () => void {
  const channel = new BroadcastChannel('touchline.changes');
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    for (const key of keysChangedElsewhereBy(data)) void queries.invalidateQueries({ queryKey: key });
  });
  otherTabs = channel;
  return () => {
    channel.close();
    if (otherTabs === channel) otherTabs = undefined;
  };
}

/**
 * Reads anew what a change has made old, here and in the other tabs; done when what is on screen has come. What is not on
 * screen and kept on the device follows: without a connection its last answer is shown, beside those that are new.
 */
export async function refetchAfter(queries: QueryClient, change: Change): Promise<void> {
  otherTabs?.postMessage(change);
  const keys = keysChangedBy(change);
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  for (const queryKey of keys) void queries.refetchQueries({ queryKey, type: 'inactive', predicate: isKeptAndRead });
}

/**
 * Whether a query was read on this page, so that it can be read again, and is kept on the device. Not a list of pages:
 * all that were shown would be asked for, one after the other.
 */
function isKeptAndRead({ queryKey, options, state: { data } }: Query): boolean {
  const isPaged = typeof data === 'object' && data !== null && 'pages' in data;
  return isCached(queryKey) && options.queryFn !== undefined && !isPaged;
}
