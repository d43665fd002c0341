import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keysChangedBy, queryKey } from '../../api/index.ts';
import type { Tab } from './tab-address-and-keys.ts';

interface Entry {
  readonly reads: readonly QueryKey[];
  /** Milliseconds after the tab was entered. */
  readonly after: number;
}

/** What a tab reads anew when it is entered (spec 000 §2); what a tab asks for itself as it opens needs no row. */
const entries: Readonly<Partial<Record<Tab, Entry>>> = {
  dashboard: { reads: keysChangedBy('session'), after: 0 },
  progress: { reads: [queryKey('stats'), queryKey('progress')], after: 0 },
  leaderboard: { reads: [queryKey('leaderboard'), queryKey('profile')], after: 0 },
  profile: { reads: [queryKey('profile')], after: 0 },
  rewards: { reads: [queryKey('profile'), queryKey('stats'), queryKey('packs'), queryKey('collection')], after: 100 },
};

/** Reads a tab's numbers anew each time it is entered; leaving it before calls that off. */
export function useRefetchOnTabEntry(tab: Tab): void {
  const queries = useQueryClient();
  const shown = useRef(tab);
  useEffect(() => {
    // What the app opens on is being read already.
    if (shown.current === tab) return undefined;
    shown.current = tab;
    const entry = entries[tab];
    if (entry === undefined) return undefined;
    const timer = setTimeout(() => {
      for (const key of entry.reads) void queries.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
    }, entry.after);
    return () => clearTimeout(timer);
  }, [tab, queries]);
}
