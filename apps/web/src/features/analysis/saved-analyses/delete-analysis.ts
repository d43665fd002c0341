import type { Client } from '@touchline/contracts/client';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { isShared, type HistoryEntry } from './merge-history.ts';

interface Places {
  readonly api: Client;
  readonly store: AnalysisStore;
  readonly playerId: string;
}

/**
 * Deletes an analysis wherever it is: in the account first, with its clip and a review under way, then on this device.
 * Rejects with nothing deleted here where the account cannot be reached: it would come back from there.
 */
export async function deleteAnalysis({ api, store, playerId }: Places, entry: Pick<HistoryEntry, 'id' | 'device' | 'account'>): Promise<void> {
  if (isShared(entry)) await api.call('deleteAnalysis', { params: { id: entry.id } });
  if (entry.device !== null) await store.remove(playerId, entry.id);
}
