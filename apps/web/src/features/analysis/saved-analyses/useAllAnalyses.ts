import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { asksForSignIn } from '../account/account-failure-kind.ts';
import { accountAnalysesQuery, MORE_ANALYSES } from '../account/account-analysis-queries.ts';
import { HISTORY_LIMIT, SAVED_AT_MOST, type AnalysisStore } from '../store/indexeddb-analyses.ts';
import { useDeviceHistory } from '../store/useDeviceHistory.ts';
import { mergeHistory, type HistoryEntry } from './history-entry.ts';
import { useDeletedElsewhere } from './useDeletedElsewhere.ts';

/** How often a list is read anew while the server is at work on one of its analyses. */
const UNDER_WAY_MS = 10_000;
const none = [] as const;

/** The history of device and account. */
export interface AllAnalyses {
  readonly state:
    | { readonly name: 'loading' | 'signIn' }
    /** `error`: what the account answered; null where that is not why. */
    | { readonly name: 'failed'; readonly error: unknown }
    | { readonly name: 'here'; readonly entries: readonly HistoryEntry[]; readonly hasMore: boolean };
  /** Why what is in the account could not be read, or not read anew; null where it was. */
  readonly accountError: unknown;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly refresh: () => void;
}

/**
 * A player's analyses, on this device and in the account, followed. What is on the device does not wait for the account.
 * `playerId` is null where nobody is signed in.
 */
export function useAllAnalyses(store: AnalysisStore, playerId: string | null, onRefreshFailed: () => void): AllAnalyses {
  const [most, setMost] = useState(HISTORY_LIMIT);
  const { state: device, refresh: refreshDevice } = useDeviceHistory(store, playerId, onRefreshFailed, SAVED_AT_MOST);
  const account = useInfiniteQuery({
    ...accountAnalysesQuery(useApi()),
    enabled: playerId !== null,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ history }) => history.some(({ status }) => status === 'processing')) === true ? UNDER_WAY_MS : false,
  });
  const { refetch, fetchNextPage, hasNextPage } = account;
  const inAccount = useMemo(() => account.data?.pages.flatMap(({ history }) => history) ?? none, [account.data]);
  const onDevice = device.name === 'here' ? device.analyses : none;
  useDeletedElsewhere({
    store,
    playerId,
    onDevice,
    // What was cached or could not be read anew says nothing of what was deleted since.
    inAccount: account.isFetchedAfterMount && !account.isError && !account.isFetching ? inAccount : null,
    hasOlder: hasNextPage,
  });
  const entries = useMemo(() => mergeHistory(onDevice, inAccount), [onDevice, inAccount]);
  const refresh = useCallback(() => {
    refreshDevice();
    const read = async (): Promise<void> => {
      if ((await refetch()).isError) onRefreshFailed();
    };
    void read();
  }, [refreshDevice, refetch, onRefreshFailed]);
  const showMore = (): void => {
    const next = most + MORE_ANALYSES;
    setMost(next);
    if (hasNextPage && inAccount.length < next) void fetchNextPage();
  };
  const accountError = account.isError ? account.error : null;

  function state(): AllAnalyses['state'] {
    if (account.data === undefined && asksForSignIn(accountError)) return { name: 'signIn' };
    const isEmpty = entries.length === 0;
    if (isEmpty && (device.name === 'failed' || accountError !== null)) return { name: 'failed', error: accountError };
    if (device.name === 'loading' || (isEmpty && account.isPending)) return { name: 'loading' };
    return { name: 'here', entries: entries.slice(0, most), hasMore: hasNextPage || entries.length > most };
  }
  return { state: state(), accountError, isLoadingMore: account.isFetchingNextPage, showMore, refresh };
}
