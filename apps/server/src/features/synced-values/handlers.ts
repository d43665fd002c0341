import type { syncedValueRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { SyncedValuesService } from './service.ts';

/** What devices keep. */
export function syncedValueHandlers(storage: SyncedValuesService): Handlers<typeof syncedValueRoutes> {
  return {
    listStorage: async ({ query }, { player }) => ({ success: true, data: await storage.read(player.id, query.key) }),
    syncStorage: ({ body }, { player }) => storage.sync(player.id, body),
  };
}
