import type { profileRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { ProfileService } from './service.ts';

/** The player's own record. */
export function profileHandlers(profile: ProfileService): Handlers<typeof profileRoutes> {
  return {
    getProfile: async (_input, { player }) => ({ success: true, data: await profile.read(player.id) }),
    updateProfile: ({ body }, { player }) => profile.update(player.id, body),
  };
}
