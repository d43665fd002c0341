import type { accountRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { AccountDataService } from './service.ts';

/** Taking an account along, and leaving. */
export function accountDataHandlers(account: AccountDataService): Handlers<typeof accountRoutes> {
  return {
    exportAccount: async (_input, { player, reply }) => {
      const all = await account.export(player);
      const name = `touchline-account-${all.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return all;
    },
    deleteAccount: ({ body }, { player, request }) => account.leave(player, body.password, request.ip),
  };
}
