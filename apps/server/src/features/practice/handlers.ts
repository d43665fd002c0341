import type { practiceRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { PracticeService } from './service.ts';

/** Drills, sessions and numbers. */
export function practiceHandlers(practice: PracticeService): Handlers<typeof practiceRoutes> {
  return {
    listDrills: async () => ({ success: true, data: await practice.listDrills() }),
    savePracticeSession: ({ body }, { player, idempotencyKey }) => practice.save(player.id, body, idempotencyKey),
    listPracticeSessions: ({ query }, { player }) => practice.list(player.id, query.limit, query.cursor),
    getStats: async (_input, { player }) => ({ success: true, data: await practice.stats(player.id) }),
  };
}
