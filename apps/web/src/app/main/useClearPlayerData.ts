import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../api/index.ts';
import type { sendingOf } from '../../features/analysis/sending/index.ts';
import { useOutbox, useProfileEdits } from '../../offline/index.ts';

/**
 * Takes everything of a player off this device: sessions that wait, analyses, saved or on their way, and all that lies in the browser's
 * storage under their id (numbers, drafts, edits, an unanswered pack). A place that cannot be reached is passed over,
 * so that it does not keep the others.
 */
export function useClearPlayerData(playerId: string): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const edits = useProfileEdits();
  return useCallback(async () => {
    outbox.pause();
    edits.pause();
    await Promise.allSettled([outbox.clear(), edits.clear(), removeAnalyses({ api, queries, playerId })]);
    for (const storage of [() => localStorage, () => sessionStorage]) forgetIn(storage, playerId);
  }, [api, queries, outbox, edits, playerId]);
}

async function removeAnalyses(player: Parameters<typeof sendingOf>[0]): Promise<void> {
  const sending = await import('../../features/analysis/sending/index.ts');
  const { playerId } = player;
  await Promise.allSettled([
    sending.sendingOf(player).clear(),
    sending.deviceAnalyses.removeAll(playerId),
    sending.deviceCopies.removeAll(playerId),
  ]);
}

/** Names of what belongs to one player end with their id. */
function forgetIn(open: () => Storage, playerId: string): void {
  try {
    const storage = open();
    for (const name of Object.keys(storage)) if (name.endsWith(`.${playerId}`)) storage.removeItem(name);
  } catch {
    // Where storage is forbidden nothing lies in it.
    return;
  }
}
