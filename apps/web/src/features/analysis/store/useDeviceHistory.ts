import { useMemo, useSyncExternalStore } from 'react';
import { HISTORY_LIMIT, type AnalysisStore } from './indexeddb-analyses.ts';
import type { Analysis } from './saved-analysis.ts';

/** The history being read, unreadable, or there. */
export type DeviceHistoryState =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'here'; readonly analyses: readonly Analysis[] };

/**
 * A player's history, followed: read again after each change and when asked. Where a list is there and cannot be read
 * anew, it stays and `onRefreshFailed` is told. `most`: how many; the newest ten without it.
 */
export function useDeviceHistory(
  store: AnalysisStore,
  playerId: string | null,
  onRefreshFailed: () => void,
  most = HISTORY_LIMIT,
): { state: DeviceHistoryState; refresh: () => void } {
  const history = useMemo(() => followHistory(store, playerId, onRefreshFailed, most), [store, playerId, onRefreshFailed, most]);
  return { state: useSyncExternalStore(history.subscribe, history.read), refresh: history.refresh };
}

/** One player's history while somebody looks at it. */
function followHistory(store: AnalysisStore, playerId: string | null, onRefreshFailed: () => void, most: number) {
  let state: DeviceHistoryState = { name: 'loading' };
  /** Only the latest reading counts. */
  let reading = 0;
  let tell = (): void => undefined;

  async function look(player: string): Promise<void> {
    const mine = (reading += 1);
    const become = (next: DeviceHistoryState): void => {
      if (mine !== reading) return;
      state = next;
      tell();
    };
    try {
      become({ name: 'here', analyses: await store.history(player, most) });
    } catch {
      if (mine === reading && state.name === 'here') onRefreshFailed();
      else become({ name: 'failed' });
    }
  }
  const refresh = (): void => {
    if (playerId !== null) void look(playerId);
  };
  return {
    read: () => state,
    refresh,
    subscribe: (changed: () => void): (() => void) => {
      tell = changed;
      const stop = store.subscribe(({ isSaved }) => {
        if (isSaved) refresh();
      });
      refresh();
      return () => {
        stop();
        reading += 1;
      };
    },
  };
}
