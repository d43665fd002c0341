import type { accountRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { siteOf } from '../../http/public-origin.ts';
import type { SignInService } from '../auth/index.ts';
import type { AccountExportAndDeletionService } from './account-export-and-deletion-service.ts';

/** Taking an account along, and leaving. */
export function accountHandlers(
  account: AccountExportAndDeletionService,
  { changeEmail, changePassword }: Pick<SignInService, 'changeEmail' | 'changePassword'>,
  publicUrl: string | undefined,
): Handlers<typeof accountRoutes> {
  return {
    exportAccount: async (_input, { player, reply }) => {
      const all = await account.export(player);
      const name = `touchline-account-${all.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return all;
    },
    changeEmail: async ({ body }, { player, request }) => ({
      success: true,
      outcome: await changeEmail(player, body, { site: siteOf(request, publicUrl), address: request.ip }),
    }),
    changePassword: async ({ body }, { player, request }) => {
      await changePassword(player, body, { site: siteOf(request, publicUrl), address: request.ip, token: bearerToken(request) });
      return { success: true };
    },
    deleteAccount: ({ body }, { player, request }) => account.leave(player, body.password, request.ip),
  };
}
