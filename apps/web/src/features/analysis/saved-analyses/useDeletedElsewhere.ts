import { useQueryClient } from '@tanstack/react-query';
import type { AnalysisHistoryItem } from '@touchline/contracts';
import { useEffect, useRef } from 'react';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { isDeleted } from '../account/account-failure-kind.ts';
import { deviceCopies, forgetMissing } from '../store/account-analysis-cache.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { missingInAccount } from './missing-in-account.ts';

interface Watched {
  readonly store: AnalysisStore;
  readonly playerId: string | null;
  readonly onDevice: readonly Analysis[];
  /** The newest of the account as just read; null where that is not known. */
  readonly inAccount: readonly AnalysisHistoryItem[] | null;
  /** The account has older ones that were not read. */
  readonly hasOlder: boolean;
}

/**
 * Takes off this device what the player deleted from the account on another one. The server is asked of each by its id
 * before: a list may be older than what has just been sent, and what the server has lost is not deleted.
 */
export function useDeletedElsewhere({ store, playerId, onDevice, inAccount, hasOlder }: Watched): void {
  const api = useApi();
  const queries = useQueryClient();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (playerId === null || inAccount === null) return;
    const ask = async (id: string): Promise<void> => {
      try {
        await api.call('readResults', { params: { id } });
        await refetchAfter(queries, 'analysis');
      } catch (error) {
        if (isDeleted(error)) await store.remove(playerId, id);
      }
    };
    // Where the device's storage is forbidden there is nothing to forget.
    forgetMissing({ playerId, copies: deviceCopies }, inAccount, hasOlder).catch(() => undefined);
    for (const id of missingInAccount(onDevice, inAccount, hasOlder)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      // Where the device cannot delete it, it is asked again the next time.
      ask(id).catch(() => undefined);
    }
  }, [api, queries, store, playerId, onDevice, inAccount, hasOlder]);
}
