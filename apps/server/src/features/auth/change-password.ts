import { AppError, AuthServiceError } from '../../app-error.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { createLocalAccountExportAndDeletion, inOurWords } from './local-account-export-and-deletion.ts';
import { endOtherSessionsAfterNewPassword } from './end-other-sessions-after-new-password.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as accountRepo from './account-repo.ts';
import { checkPassword } from './check-sign-up.ts';
import type { SignInService } from './sign-in-service-port.ts';

type Dependencies = Pick<AuthDependencies, 'database' | 'limiter' | 'passwords' | 'now' | 'confirmsAddresses' | 'enqueue'>;

/** Another password for an account of our own, asked for with the one of now. */
export function createPasswordChange(dependencies: Dependencies): SignInService['changePassword'] {
  const { database, passwords, now } = dependencies;
  const { confirm } = createLocalAccountExportAndDeletion(dependencies);

  return async (player, { currentPassword, newPassword }, { site, address }) => {
    const from = (await accountRepo.readAccount(database, player.id))?.passwordHash;
    if (from === undefined) throw new AppError('sign_in_required');
    if (!(await confirm(player, currentPassword, address))) {
      // Asked only after the guess was counted: a change whose answer was lost comes again with the password of before.
      if (await inOurWords(() => passwords.isPasswordOf(from, newPassword))) return;
      throw new AppError('wrong_password');
    }
    // Of a new one that cannot be taken either, the page says so beside what is said of the one of now.
    refuseWeak(newPassword);
    if (currentPassword === newPassword) throw new AppError('password_same');
    const passwordHash = await inOurWords(() => passwords.hash(newPassword));
    await inTransaction(database, async (transaction) => {
      const account = await accountRepo.lockAccount(transaction, player.id, player.sessionId);
      if (account === undefined) throw new AppError('sign_in_required');
      // The same session has changed it meanwhile: what was typed as the one of now is not that any more.
      if (account.passwordHash !== from) throw new AppError('wrong_password');
      await endOtherSessionsAfterNewPassword(transaction, account, player.sessionId, site, dependencies);
      await accountRepo.updateAccount(transaction, account.id, { userMetadata: account.userMetadata, passwordHash, updatedAt: now() });
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
