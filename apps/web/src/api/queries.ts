import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';

/** Dashboard refresh of the player's numbers: every minute (spec 000 §9). */
const STATS_REFRESH_MS = 60_000;

/** The player's own record. */
export const profileQuery = (api: Client) =>
  queryOptions({ queryKey: ['profile'], queryFn: async ({ signal }) => (await api.call('getProfile', {}, { signal })).data });

/** The player's totals and streak. */
export const statsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await api.call('getStats', {}, { signal })).data,
    refetchInterval: STATS_REFRESH_MS,
  });

/** The player's latest sessions, newest first. */
export const recentSessionsQuery = (api: Client, limit: number) =>
  queryOptions({
    queryKey: ['practice-sessions', limit],
    queryFn: async ({ signal }) => (await api.call('listPracticeSessions', { query: { limit } }, { signal })).data,
  });

/** Every achievement, whether the player has it, and how far it is. */
export const achievementsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['achievements'],
    queryFn: async ({ signal }) => (await api.call('listAchievements', {}, { signal })).data,
  });

/**
 * The drills that the server takes, by name; read once a visit. Where it cannot be read the catalogue of the app
 * stands in (spec 000 §4).
 */
export const drillsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['drills'],
    queryFn: async ({ signal }) => {
      const { data } = await api.call('listDrills', {}, { signal });
      return data.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a saved session changes: everything that shows the player's numbers. */
export const changedByASession = [['profile'], ['stats'], ['practice-sessions'], ['achievements']] as const;
