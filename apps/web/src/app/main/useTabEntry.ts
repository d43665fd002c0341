import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changedByASession } from '../../api/index.ts';
import type { Tab } from './tab.ts';

interface Entry {
  readonly reads: readonly QueryKey[];
  /** Milliseconds after the tab was entered. */
  readonly after: number;
}

/** What a tab reads anew when it is entered (spec 000 §2); what a tab asks for itself as it opens needs no row. */
const entries: Readonly<Partial<Record<Tab, Entry>>> = {
  dashboard: { reads: changedByASession, after: 0 },
  progress: { reads: [['stats'], ['progress']], after: 0 },
  leaderboard: { reads: [['leaderboard'], ['profile']], after: 0 },
  profile: { reads: [['profile']], after: 0 },
  rewards: { reads: [['profile'], ['stats'], ['packs'], ['collection']], after: 100 },
};

/** Reads a tab's numbers anew each time it is entered; leaving it before calls that off. */
export function useTabEntry(tab: Tab): void {
  const queries = useQueryClient();
  const shown = useRef(tab);
  useEffect(() => {
    // What the app opens on is being read already.
    if (shown.current === tab) return undefined;
    shown.current = tab;
    const entry = entries[tab];
    if (entry === undefined) return undefined;
    const timer = setTimeout(() => {
      for (const queryKey of entry.reads) void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }, entry.after);
    return () => clearTimeout(timer);
  }, [tab, queries]);
}
