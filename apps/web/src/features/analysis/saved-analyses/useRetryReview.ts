import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { loadFailureText } from '../../../offline/index.ts';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { isUnreachable } from '../account/account-failure-text.ts';
import { useSending } from '../where-kept/sending-context.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import type { HistoryEntry } from './history-entry.ts';

/** Asks for a review once more where it failed: this device sends what it has again, else the server tries with what it has. */
export function useRetryReview(store: AnalysisStore, playerId: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const sending = useSending();
  const retrying = useMutation({
    mutationFn: async ({ id, device }: HistoryEntry) => {
      if (playerId !== null && device !== null && device.sharing !== 'device') {
        await (sending === null ? store.share(playerId, id, device.sharing) : sending.share(id, device.sharing));
      } else await api.call('triggerProcessing', { params: { id }, body: { source: 'history' } });
    },
    onSuccess: () => refetchAfter(queries, 'analysis'),
    onError: (error) => {
      toasts.error(isUnreachable(error) ? m.history_retry_offline() : loadFailureText(error));
    },
  });
  return { retrying: retrying.isPending ? retrying.variables.id : null, retry: retrying.mutate };
}
