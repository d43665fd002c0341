import type { AccountExport, accountRoutes, Reply } from '@touchline/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../../adapters/mail/index.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import type { Player } from '../../http/authenticated-player.ts';
import type { SignInService } from '../auth/index.ts';
import { readConsentAddresses } from '../consent/index.ts';
import { removeFromBoards } from '../leaderboard/index.ts';
import * as repo from './account-export-and-deletion-repo.ts';

type Parts = {
  readonly database: Database;
  readonly signIn: Pick<SignInService, 'keptBy' | 'confirm' | 'describe' | 'forget' | 'forgetUnasked'>;
  readonly mailer: Mailer;
  /** Removes the files of a player who is gone, now or later. */
  readonly removeFiles: (playerId: string) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

export type AccountExportAndDeletionService = ReturnType<typeof createAccountExportAndDeletionService>;

/** The whole of an account. Both calls throw `sign_in_required` when the player is gone. */
export function createAccountExportAndDeletionService({ database, signIn, mailer, removeFiles, log, now }: Parts) {
  return {
    /** Everything that is kept about the player, as of one moment. */
    async export(player: Player): Promise<AccountExport> {
      return inTransaction(
        database,
        async (moment) => {
          if ((await repo.readPlayer(moment, player.id)) === undefined) throw new AppError('sign_in_required');
          return {
            format: 'touchline-account',
            version: 1,
            exportedAt: now().toISOString(),
            player: player.id,
            account: await signIn.describe(moment, player),
            tables: await repo.readRows(moment, player.id),
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /**
     * Removes the player for good: all rows in one transaction, and the mails that were kept for them. `address` is
     * the network address, by which wrong passwords are counted. Throws `wrong_password`.
     */
    async leave(player: Player, password: string, address: string): Promise<Reply<typeof accountRoutes.deleteAccount>> {
      if (!(await signIn.confirm(player, password, address))) throw new AppError('wrong_password');
      await remove(player, (transaction) => signIn.forget(transaction, player));
      return { success: true, signInKeptBy: signIn.keptBy === 'hosted' ? 'hosted' : 'nobody' };
    },

    /** The same for the operator, who knows no password; `also` joins the transaction. */
    remove: (player: Player, also: (transaction: Transaction) => Promise<void>): Promise<void> =>
      remove(player, async (transaction) => {
        const letters = await signIn.forgetUnasked(transaction, player);
        await also(transaction);
        return letters;
      }),
  };

  /** Removes the player for good; `forgetSignIn` gives the mails that were not sent. */
  async function remove(player: Player, forgetSignIn: (transaction: Transaction) => Promise<string[]>): Promise<void> {
    // First, so that a stop halfway leaves an account without mails and never mails without an account.
    const grownUps = await readConsentAddresses(database, player.id);
    const known = await repo.readPlayer(database, player.id);
    // A token may be older than the last change of the address.
    const own = new Set([player.email, known?.email ?? player.email]);
    for (const address of [...own, ...grownUps]) await mailer.forgetTo(address);
    await inTransaction(database, async (transaction) => {
      if ((await repo.lockPlayer(transaction, player.id)) === undefined) throw new AppError('sign_in_required');
      await removeFromBoards(transaction, player.id);
      const letters = await forgetSignIn(transaction);
      await repo.forgetPlayer(transaction, player.id, letters);
    });
    await removeFiles(player.id);
    for (const address of own) await forgetLateMails(address);
  }

  /** One may have been written meanwhile. The account is gone by now, so this is no failure of its removal. */
  async function forgetLateMails(email: string): Promise<void> {
    try {
      await mailer.forgetTo(email);
    } catch (error) {
      log.warn({ err: error }, 'the mails of a removed account could not be looked for again');
    }
  }
}
