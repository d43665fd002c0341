import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { achievementsQuery, profileQuery, useApi } from '../../api/index.ts';
import { useDeviceReviews, withDeviceReviews, type ShownAchievement } from './achievements-with-device-reviews.ts';

/** Every achievement as all pages show it: the server's list with this device's reviews counted. */
export function useAchievements() {
  const api = useApi();
  const { data: told, error, isLoadingError, isFetching, refetch } = useQuery(achievementsQuery(api));
  const { data: profile } = useQuery(profileQuery(api));
  const reviews = useDeviceReviews(profile?.id);
  const data = useMemo(() => told && withDeviceReviews(told, reviews), [told, reviews]);
  return { data, error, isLoadingError, isFetching, refetch };
}

/** How many of all achievements are earned: the same number on every device, and how many more on this one alone. */
export function achievementCount(all: readonly ShownAchievement[]): { readonly earned: number; readonly total: number; readonly onlyHere: number } {
  const onlyHere = all.filter((one) => one.isOnlyHere === true).length;
  return { earned: all.filter((one) => one.earned).length - onlyHere, total: all.length, onlyHere };
}
