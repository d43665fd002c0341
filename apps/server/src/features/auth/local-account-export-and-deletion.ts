import { AuthServiceError, AppError } from '../../app-error.ts';
import { guessLimits } from './password-guess-limits.ts';
import * as emailRepo from './email-and-link-repo.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as repo from './repo.ts';
import { emailKeyOf } from './check-sign-up.ts';
import type { SignInService } from './sign-in-service-port.ts';

type Leaving = Pick<SignInService, 'keptBy' | 'confirm' | 'describe' | 'forget' | 'forgetUnasked'>;

/** What an account of our own has to do with going: proving whose it is, telling what is kept, and forgetting it. */
export function createLocalAccountExportAndDeletion({ database, limiter, passwords }: Pick<AuthDependencies, 'database' | 'limiter' | 'passwords'>): Leaving {
  return {
    keptBy: 'touchline',

    async confirm(player, password, address) {
      const opened = await repo.readSession(database, player.id, player.sessionId);
      if (opened === undefined) throw new AppError('sign_in_required');
      const { emailKey, passwordHash } = opened.account;
      const limits = guessLimits(limiter, emailKey, { address, device: player.sessionId });
      const right = (await inOurWords(() => passwords.guess(password, [passwordHash], limits))) === 0;
      if (right) await limits.forgive();
      return right;
    },

    async describe(moment, player) {
      const account = await repo.readAccount(moment, player.id);
      const sessions = await repo.readSessions(moment, player.id);
      return {
        email: account?.email ?? player.email,
        keptBy: 'touchline',
        emailConfirmedAt: account?.emailConfirmedAt?.toISOString() ?? null,
        lastSignInAt: account?.lastSignInAt?.toISOString() ?? null,
        createdAt: account?.createdAt.toISOString() ?? null,
        metadata: account?.userMetadata ?? {},
        signIns: sessions.map(({ openedBy, createdAt, refreshedAt }) => ({
          openedBy,
          createdAt: createdAt.toISOString(),
          usedAt: refreshedAt.toISOString(),
        })),
      };
    },

    async forget(transaction, player) {
      // A password that was changed meanwhile has ended this session.
      const account = await repo.lockAccount(transaction, player.id, player.sessionId);
      if (account === undefined) throw new AppError('sign_in_required');
      const letters = await emailRepo.forgetAddress(transaction, account.emailKey);
      await repo.removeAccount(transaction, account.id);
      return letters;
    },

    async forgetUnasked(transaction, player) {
      const account = await repo.readAccount(transaction, player.id);
      const letters = await emailRepo.forgetAddress(transaction, account?.emailKey ?? emailKeyOf(player.email));
      await repo.removeAccount(transaction, player.id);
      return letters;
    },
  };
}

const limitCodes: ReadonlySet<string> = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** The limits on guesses and mails speak the sign-in service's language. */
export async function inOurWords<T>(guess: () => Promise<T>): Promise<T> {
  try {
    return await guess();
  } catch (error) {
    if (!(error instanceof AuthServiceError && limitCodes.has(error.code))) throw error;
    throw new AppError('too_many_requests', error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter });
  }
}
