import type { progressRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { ProgressService } from './service.ts';

/** What practice adds up to. */
export function progressHandlers(progress: ProgressService): Handlers<typeof progressRoutes> {
  return {
    getProgress: async ({ query }, { player }) => ({ success: true, data: await progress.read(player.id, query) }),
    getProgressYear: async (_input, { player }) => ({ success: true, data: await progress.readYear(player.id) }),
  };
}
