import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveScoresQuery, useApi } from '../../api/index.ts';

/** So long the order of the dashboard waits for whose scores they are. */
const WAITS_MS = 1_500;

/**
 * Whether the football comes after the player's own: where it is made up, or not here in time. Decided once, so that
 * nothing moves later; null while it is open.
 */
export function useIsFootballSectionLast(): boolean | null {
  const { data, isLoading } = useQuery(liveScoresQuery(useApi()));
  const [decided, decide] = useState<boolean | null>(null);
  const known = isLoading ? null : data?.source === 'demo';
  useEffect(() => {
    if (decided !== null) return undefined;
    const timer = setTimeout(() => decide(known ?? true), known === null ? WAITS_MS : 0);
    return () => clearTimeout(timer);
  }, [decided, known]);
  return decided ?? known;
}
