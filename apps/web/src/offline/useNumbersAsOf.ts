import { useQuery } from '@tanstack/react-query';
import { statsQuery, useApi } from '../api/index.ts';
import { isOldCopy } from './is-old-copy.ts';
import { useOnline } from './useOnline.ts';

/** The player's numbers on screen, where these are of before: read when, and the last failed read of them, in epoch milliseconds. */
export interface NumbersAsOf {
  readonly readAt: number;
  readonly failedAt: number;
  readonly online: boolean;
  /** What the last read of them threw; null where none was tried for want of a network. */
  readonly error: Error | null;
}

/** From when the numbers on screen are, as soon as the network is away, or where they could not be read anew; else null. */
export function useNumbersAsOf(): NumbersAsOf | null {
  const query = useQuery(statsQuery(useApi()));
  const online = useOnline();
  if (query.data === undefined || (online && !isOldCopy(query))) return null;
  const error = online && query.fetchStatus !== 'paused' ? query.error : null;
  return { readAt: query.dataUpdatedAt, failedAt: query.errorUpdatedAt, online, error };
}
