import { useCallback } from 'react';
import { useOutbox, useProfileEdits } from '../../offline/index.ts';

/**
 * Takes everything of a player off this device: sessions that wait, saved analyses, and all that lies in the browser's
 * storage under their id (numbers, drafts, edits, an unanswered pack). A place that cannot be reached is passed over,
 * so that it does not keep the others.
 */
export function useClearPlayerData(playerId: string): () => Promise<void> {
  const outbox = useOutbox();
  const edits = useProfileEdits();
  return useCallback(async () => {
    outbox.pause();
    edits.pause();
    await Promise.allSettled([outbox.clear(), edits.clear(), removeAnalyses(playerId)]);
    for (const storage of [() => localStorage, () => sessionStorage]) forgetIn(storage, playerId);
  }, [outbox, edits, playerId]);
}

async function removeAnalyses(playerId: string): Promise<void> {
  const { deviceAnalyses } = await import('../../features/analysis/saved-analyses/index.ts');
  await deviceAnalyses.removeAll(playerId);
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
