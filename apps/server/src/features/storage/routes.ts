import type { storageRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount.ts';
import type { StorageService } from './service.ts';

/** What devices keep. */
export function storageHandlers(storage: StorageService): Handlers<typeof storageRoutes> {
  return {
    listStorage: async ({ query }, { player }) => ({ success: true, data: await storage.read(player.id, query.key) }),
    syncStorage: ({ body }, { player }) => storage.sync(player.id, body),
  };
}
