import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { useEffect, useRef } from 'react';
import { profileQuery, refetchAfter, useApi } from '../../api/index.ts';

/**
 * Keeps the zone in which the player's days begin: when the device's differs from the profile's, the profile is told,
 * once a visit. Where that fails the next visit tries again.
 */
export function useOwnTimeZone(profile: Profile | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  const told = useRef(false);
  const { mutate } = useMutation({
    mutationFn: async (time_zone: string) => (await api.call('updateProfile', { body: { time_zone } })).data,
    onSuccess: async (changed) => {
      queries.setQueryData(profileQuery(api).queryKey, changed);
      // Days, streak and 'practised today' are read in the new zone from now on.
      await refetchAfter(queries, 'session');
    },
  });
  const kept = profile?.time_zone;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (kept === undefined || kept === timeZone || told.current) return;
    told.current = true;
    mutate(timeZone);
  }, [kept, mutate]);
}
