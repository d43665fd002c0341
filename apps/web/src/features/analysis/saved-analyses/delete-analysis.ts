import type { Client } from '@touchline/contracts/client';
import { deleteFromAccount } from '../account/delete-from-account.ts';
import type { Sending } from '../sending/sending-types.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { deviceCopies, type AccountCopies } from '../store/account-analysis-cache.ts';
import { isShared, type HistoryEntry } from './history-entry.ts';

interface Places {
  readonly api: Client;
  readonly store: AnalysisStore;
  readonly playerId: string;
  /** What was read of the account; this device's unless told. */
  readonly copies?: Pick<AccountCopies, 'remove'>;
  /** What is on its way; null where nothing can be. */
  readonly sending: Pick<Sending, 'forget'> | null;
}

/**
 * Deletes an analysis wherever it is: in the account first, with its clip and a review under way, then on this device.
 * Rejects with nothing deleted here where the account cannot be reached: it would come back from there.
 */
export async function deleteAnalysis({ api, store, playerId, sending, copies = deviceCopies }: Places, entry: Pick<HistoryEntry, 'id' | 'device' | 'account'>): Promise<void> {
  const { id, device } = entry;
  if (isShared(entry)) {
    await deleteFromAccount(api, id);
    await sending?.forget(id);
    // What was on its way may have arrived in between.
    if (device?.status === 'waiting' || device?.status === 'processing') await deleteFromAccount(api, id);
  }
  if (device !== null) await store.remove(playerId, id);
  await copies.remove(playerId, id).catch(() => undefined);
}
