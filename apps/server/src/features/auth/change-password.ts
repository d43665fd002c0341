import { AppError, AuthServiceError } from '../../app-error.ts';
import { inTransaction } from '../../db/open-database.ts';
import { createAccountDeletion, inOurWords } from './account-deletion.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as emailRepo from './email-repo.ts';
import { enqueueEmail } from './email-queue.ts';
import * as repo from './repo.ts';
import { checkPassword } from './sign-up-form.ts';
import type { SignInService } from './sign-in-service.ts';

type Dependencies = Pick<AuthDependencies, 'database' | 'limiter' | 'passwords' | 'now' | 'confirmsAddresses' | 'enqueue'>;

/** Another password for an account of our own, asked for with the one of now. */
export function createPasswordChange(dependencies: Dependencies): SignInService['changePassword'] {
  const { database, passwords, now, confirmsAddresses, enqueue } = dependencies;
  const { confirm } = createAccountDeletion(dependencies);

  return async (player, { currentPassword, newPassword }, { site, address }) => {
    refuseWeak(newPassword);
    const from = (await repo.readAccount(database, player.id))?.passwordHash;
    if (from === undefined) throw new AppError('sign_in_required');
    if (!(await confirm(player, currentPassword, address))) {
      // Asked only after the guess was counted: a change whose answer was lost comes again with the password of before.
      if (await inOurWords(() => passwords.isPasswordOf(from, newPassword))) return;
      throw new AppError('wrong_password');
    }
    if (currentPassword === newPassword) throw new AppError('password_same');
    const passwordHash = await inOurWords(() => passwords.hash(newPassword));
    await inTransaction(database, async (transaction) => {
      const account = await repo.lockAccount(transaction, player.id, player.sessionId);
      if (account === undefined) throw new AppError('sign_in_required');
      // The same session has changed it meanwhile: what was typed as the one of now is not that any more.
      if (account.passwordHash !== from) throw new AppError('wrong_password');
      await repo.endOtherSessions(transaction, account.id, player.sessionId);
      await emailRepo.forgetLinks(transaction, account.id);
      await repo.updateAccount(transaction, account.id, { userMetadata: account.userMetadata, passwordHash, updatedAt: now() });
      if (!confirmsAddresses) return;
      const { emailKey, id: accountId } = account;
      await enqueueEmail(transaction, enqueue, { kind: 'password_changed', emailKey, accountId, site }, now());
    });
  };
}

function refuseWeak(password: string): void {
  try {
    checkPassword(password);
  } catch (error) {
    if (error instanceof AuthServiceError && error.code === 'weak_password') throw new AppError('password_weak');
    throw error;
  }
}
