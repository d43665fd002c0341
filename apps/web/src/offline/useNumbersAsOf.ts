import { useQuery } from '@tanstack/react-query';
import { statsQuery, useApi } from '../api/index.ts';
import { isOldCopy } from './is-old-copy.ts';
import { useOnline } from './useOnline.ts';

/** The player's numbers on screen, where these are of before: read when, and the last failed read of them, in epoch milliseconds. */
export interface NumbersAsOf {
  readonly readAt: number;
  readonly failedAt: number;
  readonly online: boolean;
}

/** From when the numbers on screen are, as soon as the network is away, or where they could not be read anew; else null. */
export function useNumbersAsOf(): NumbersAsOf | null {
  const query = useQuery(statsQuery(useApi()));
  const online = useOnline();
  if (query.data === undefined || (online && !isOldCopy(query))) return null;
  return { readAt: query.dataUpdatedAt, failedAt: query.errorUpdatedAt, online };
}
