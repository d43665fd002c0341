import type { FastifyBaseLogger } from 'fastify';
import type { ClipStore } from '../../adapters/clip-store/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import { createClipFiles } from './clip-and-picture-files.ts';
import { cleanUpAnalyses } from './clean-up-analyses.ts';

type Parts = { readonly database: Database; readonly store: ClipStore; readonly log: FastifyBaseLogger; readonly now: () => Date };

/** Cleans up the files of analyses now, as a server does each hour, and gives how many were removed. */
export async function sweepFiles({ database, store, log, now }: Parts): Promise<number> {
  let removed = 0;
  const counting: ClipStore = {
    ...store,
    async remove(key) {
      await store.remove(key);
      removed += 1;
    },
  };
  await cleanUpAnalyses({ database, files: createClipFiles({ store: counting, pictures: true, log }), now });
  return removed;
}

/** Removes all files of a player; what cannot be removed now is removed by the next clean-up. */
export async function removeFilesOf(store: ClipStore, playerId: string, log: FastifyBaseLogger): Promise<void> {
  await createClipFiles({ store, pictures: true, log }).removeAll(playerId);
}
