import { AppError, AuthServiceError } from '../../app-error.ts';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import type { Player } from '../../http/authenticated-player.ts';
import { createLocalAccountExportAndDeletion, inOurWords } from './local-account-export-and-deletion.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { enqueueEmail } from './email-queue.ts';
import { countEmail } from './email-request-limits.ts';
import * as accountRepo from './account-repo.ts';
import { checkAddress, emailKeyOf } from './check-sign-up.ts';
import type { SignInService } from './sign-in-service-port.ts';

type Dependencies = Pick<AuthDependencies, 'database' | 'limiter' | 'passwords' | 'now' | 'confirmsAddresses' | 'enqueue'>;

/** Another address for an account of our own: asked for with the password, and, where mails are sent, proven by a link. */
export function createEmailChange(dependencies: Dependencies) {
  const { database, limiter, now, confirmsAddresses, enqueue } = dependencies;
  const { confirm } = createLocalAccountExportAndDeletion(dependencies);

  /**
   * Makes the change, and tells the old address of it where mails are sent. `isProven` where a mail to the new one was
   * opened. False when the new one is somebody else's.
   */
  async function make(transaction: Transaction, accountId: string, email: string, site: string, isProven: boolean): Promise<boolean> {
    const before = await accountRepo.readAccount(transaction, accountId);
    if (before === undefined) return false;
    const emailKey = emailKeyOf(email);
    const emailConfirmedAt = isProven ? now() : before.emailKey === emailKey ? before.emailConfirmedAt : null;
    const after = await accountRepo.changeEmail(transaction, accountId, { email, emailKey, emailConfirmedAt }, now());
    if (after === undefined) return false;
    if (confirmsAddresses && before.emailKey !== after.emailKey) {
      const order = { kind: 'email_changed', emailKey: before.emailKey, email: before.email, accountId, site } as const;
      await enqueueEmail(transaction, enqueue, order, now());
    }
    return true;
  }

  const ask: SignInService['changeEmail'] = async (player, { email: typed, password }, { site, address }) => {
    const email = typed.trim();
    if (!(await confirm(player, password, address))) throw new AppError('wrong_password');
    // Of what is no address either, the page says so beside what is said of the password.
    checked(email);
    const emailKey = emailKeyOf(email);
    const isByLink = confirmsAddresses && !(await isOwn(player, email));
    if (isByLink) await inOurWords(() => countEmail(limiter, emailKey, { address, device: player.sessionId }));
    return inTransaction(database, async (transaction) => {
      if ((await accountRepo.lockAccount(transaction, player.id, player.sessionId)) === undefined) throw new AppError('sign_in_required');
      if (isByLink) {
        await enqueueEmail(transaction, enqueue, { kind: 'new_email', emailKey, email, accountId: player.id, site }, now());
        return 'link_sent';
      }
      if (!(await make(transaction, player.id, email, site, false))) throw new AppError('email_taken');
      return 'changed';
    });
  };

  /** Whether the account has this very address already, as after an answer that was lost. */
  async function isOwn(player: Player, email: string): Promise<boolean> {
    return (await accountRepo.readAccount(database, player.id))?.email === email;
  }

  return { ask, make };
}

function checked(email: string): void {
  try {
    checkAddress(email);
  } catch (error) {
    if (error instanceof AuthServiceError) throw new AppError('email_invalid');
    throw error;
  }
}
