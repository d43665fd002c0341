import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { useEffect, useRef } from 'react';
import { profileQuery, refetchAfter, useApi } from '../../api/index.ts';

/**
 * Keeps the zone in which the player's days begin: when the device's differs from the profile's, the profile is told,
 * once a visit.
 */
export function useSyncProfileTimeZone(profile: Profile | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  const told = useRef(false);
  const kept = profile?.time_zone;
  useEffect(() => {
    // Asking the device for its zone takes an old phone ten milliseconds, which the first screen has no use for.
    if (kept === undefined || told.current) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (kept === timeZone) return;
    told.current = true;
    // The next visit tries again.
    tell(api, queries, timeZone).catch(() => undefined);
  }, [api, kept, queries]);
}

async function tell(api: Client, queries: QueryClient, timeZone: string): Promise<void> {
  const { data } = await api.call('updateProfile', { body: { time_zone: timeZone } });
  queries.setQueryData(profileQuery(api).queryKey, data);
  // Days, streak and 'practised today' are read in the new zone from now on.
  await refetchAfter(queries, 'session');
}
