import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '../../../store/emitter-and-store.ts';
import type { AnalysisStore, OpenAnalysis } from './indexeddb-analyses.ts';

/** An analysis being read, not there, unreadable, or there. */
export type AnalysisState = { readonly name: 'loading' | 'missing' | 'failed' } | ({ readonly name: 'here' } & OpenAnalysis);

/** The analysis of an id, followed: read again after each change of it, in whatever tab that was made. */
export function useSavedAnalysis(store: AnalysisStore, playerId: string, id: string): AnalysisState {
  const followed = useMemo(() => followAnalysis(store, playerId, id), [store, playerId, id]);
  return useSyncExternalStore(followed.subscribe, followed.get);
}

function followAnalysis(store: AnalysisStore, playerId: string, id: string) {
  const unsaved = store.unsaved(playerId, id);
  const state = createStore<AnalysisState>(unsaved === undefined ? { name: 'loading' } : { name: 'here', ...unsaved });
  /** Only the latest reading counts. */
  let reading = 0;
  const read = async (): Promise<void> => {
    const mine = (reading += 1);
    const become = (next: AnalysisState): void => {
      if (mine === reading) state.set(next);
    };
    try {
      const found = await store.find(playerId, id);
      become(found === undefined ? { name: 'missing' } : { name: 'here', ...found });
    } catch {
      // What is there and cannot be read anew stays.
      if (state.get().name !== 'here') become({ name: 'failed' });
    }
  };
  return {
    get: state.get,
    subscribe: (changed: () => void): (() => void) => {
      const leave = state.subscribe(changed);
      const stop = store.subscribe((news) => {
        if (news.id === null || news.id === id) void read();
      });
      void read();
      return () => {
        leave();
        stop();
        reading += 1;
      };
    },
  };
}
