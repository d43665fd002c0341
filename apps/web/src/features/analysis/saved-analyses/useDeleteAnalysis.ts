import { useQueryClient } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { refetchAfter, useApi } from '../../../api/index.ts';
import { isNoConnection, useOnline } from '../../../offline/index.ts';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { deleteAnalysis } from './delete-analysis.ts';
import { isShared, type HistoryEntry } from './history-entry.ts';

type Doomed = Pick<HistoryEntry, 'id' | 'device' | 'account'>;

interface DeleteAnalysis {
  /** What goes with an analysis, for the question before it is deleted. */
  readonly goesText: (entry: Doomed) => string;
  /** Deletes it wherever it is and tells the player; false where it could not be. */
  readonly remove: (entry: Doomed) => Promise<boolean>;
}

/** Deletes analyses of a player, on this device and in the account. */
export function useDeleteAnalysis(store: AnalysisStore, playerId: string): DeleteAnalysis {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const sending = useAnalysisSender();
  const isOnline = useOnline();
  return {
    goesText(entry) {
      if (!isShared(entry)) return m.history_goes_here();
      return isOnline ? m.history_goes_everywhere() : m.history_delete_offline();
    },
    async remove(entry) {
      try {
        await deleteAnalysis({ api, store, playerId, sending }, entry);
        toasts.success(isShared(entry) ? m.history_deleted_everywhere() : m.results_history_deleted());
        return true;
      } catch (error) {
        toasts.error(isNoConnection(error) ? m.history_delete_offline() : m.results_history_delete_failed());
        return false;
      } finally {
        if (isShared(entry)) void refetchAfter(queries, 'analysis');
      }
    },
  };
}
