import type { operatorRoutes } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import type { Player } from '../../http/authenticated-player.ts';
import type { Handlers } from '../../http/mount-routes.ts';
import { siteOf } from '../../http/public-origin.ts';
import { pageOf, placeOf } from '../../pagination-cursor.ts';
import type { Operator, ActingOperator } from './compose-operator-tools.ts';

/** Rows of a page. */
const LISTED = 100;

type Called = { readonly player: Player; readonly request: FastifyRequest };

/** The operator page: the acts of the commands, under the name of the account that is signed in. */
export function operatorHandlers(toolsOf: (who: ActingOperator) => Operator, publicUrl: string | undefined): Handlers<typeof operatorRoutes> {
  // Nobody on the page takes over, shuts out or removes another operator, or leaves Touchline without one.
  const by = ({ player, request }: Called): Operator =>
    toolsOf({ name: `account ${player.id}`, site: siteOf(request, publicUrl), overOperators: false });
  return {
    readOperator: async (_input, called) => {
      return { success: true, data: { email: called.player.email, passwords: by(called).passwords } };
    },
    findPlayers: async ({ body }, called) => ({ success: true, data: await by(called).players.list(body) }),
    showPlayer: async ({ params }, called) => ({ success: true, data: await by(called).players.show(params.id) }),
    renamePlayer: async ({ params, body }, called) => ({ success: true, data: await by(called).players.rename(params.id, body.name) }),
    hidePlayer: async ({ params, body }, called) => ({ success: true, data: await by(called).players.hide(params.id, body.lift) }),
    suspendPlayer: async ({ params, body }, called) => ({ success: true, data: await by(called).players.suspend(params.id, body.lift) }),
    makePasswordLink: async ({ params }, called) => ({ success: true, data: { link: await by(called).players.resetPassword(params.id) } }),
    exportPlayer: ({ params }, called) => by(called).players.export(params.id),
    deletePlayer: async ({ params, body }, called) => {
      await by(called).players.delete(params.id, body.email);
      return undefined;
    },
    createInvite: async ({ body }, called) => ({ success: true, data: await by(called).invites.create(body) }),
    listInvites: async (_input, called) => ({ success: true, data: await by(called).invites.list() }),
    revokeInvite: async ({ params }, called) => ({ success: true, data: await by(called).invites.revoke(params.id) }),
    listJobs: async ({ query }, called) => {
      const jobs = await by(called).jobs.list(LISTED + 1, placeOf(query.cursor));
      const { page, nextCursor } = pageOf(jobs, LISTED, ({ since }) => new Date(since));
      return { success: true, data: page, nextCursor };
    },
    retryJob: async ({ params }, called) => ({ success: true, data: await by(called).jobs.retry(params.id) }),
    dropJob: async ({ params }, called) => ({ success: true, data: await by(called).jobs.drop(params.id) }),
    runAudit: async ({ body }, called) => {
      const audit = await by(called).audit(body.mend);
      return { success: true, data: { ...audit, findings: [...audit.findings] } };
    },
    sweepStorage: async (_input, called) => ({ success: true, data: await by(called).sweep() }),
    listOperatorActs: async ({ query }, called) => {
      const { page, nextCursor } = pageOf(await by(called).log(LISTED + 1, placeOf(query.cursor)), LISTED, ({ at }) => at);
      return { success: true, data: page.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })), nextCursor };
    },
  };
}
