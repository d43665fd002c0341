import type { AuthUser, authRoutes, Checked } from '@touchline/contracts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AuthServiceError } from '../../app-error.ts';
import type { Player } from '../../http/authenticated-player.ts';
import { userAnswer } from './session-response.ts';
import type { Client } from './known-browser-cookies.ts';
import { guessLimits } from './password-guess-limits.ts';
import { LINK_MS } from './email-link-token.ts';
import { endOtherSessionsAfterNewPassword } from './end-other-sessions-after-new-password.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as accountRepo from './account-repo.ts';
import * as sessionRepo from './session-repo.ts';
import { checkMetadata, checkPassword, emailKeyOf } from './check-sign-up.ts';

type Changes = Checked<typeof authRoutes.authChangeUser>['body'];

/** A change collided with another one of the same account so often that something else must be wrong. */
const MOST_TRIES = 5;

/** What the owner of an account changes of it. */
export function createOwnAccountUpdates(dependencies: AuthDependencies) {
  const { database, limiter, passwords, now } = dependencies;
  /** Whether whoever holds a session has just opened a mail of the account: nobody else may set a password without the old one. */
  const hasJustOpenedLink = ({ openedBy, createdAt }: sessionRepo.SessionRow): boolean =>
    openedBy === 'link' && now().getTime() - createdAt.getTime() < LINK_MS;

  /** The hash of a new password, and the one that it replaces. */
  async function newHash(player: Player, password: string): Promise<{ from: string; to: string }> {
    checkPassword(password);
    const opened = await sessionRepo.readSession(database, player.id, player.sessionId);
    if (opened === undefined) throw new AuthServiceError('session_not_found');
    if (!hasJustOpenedLink(opened.session)) throw new AuthServiceError('reauthentication_needed');
    const from = opened.account.passwordHash;
    if (await passwords.isPasswordOf(from, password)) throw new AuthServiceError('same_password');
    return { from, to: await passwords.hash(password) };
  }

  /** Undefined when the password was changed meanwhile by somebody else. */
  async function write(
    player: Player,
    hashes: { from: string; to: string } | null,
    data: NonNullable<Changes['data']>,
    site: string,
  ): Promise<accountRepo.AccountRow | undefined> {
    return inTransaction(database, async (transaction) => {
      const account = await accountRepo.lockAccount(transaction, player.id, player.sessionId);
      if (account === undefined) throw new AuthServiceError('session_not_found');
      if (hashes !== null && account.passwordHash !== hashes.from) return undefined;
      const userMetadata = merged(account.userMetadata, data);
      checkMetadata(userMetadata);
      if (hashes !== null) await endOtherSessionsAfterNewPassword(transaction, account, player.sessionId, site, dependencies);
      const passwordHash = hashes?.to ?? account.passwordHash;
      return accountRepo.updateAccount(transaction, account.id, { userMetadata, passwordHash, updatedAt: now() });
    });
  }

  return {
    /**
     * Changes the metadata, or sets a password in a session that a link in a mail opened within the last hour, or both. A
     * new password ends all other sessions and every link that was sent; a mail that names `site` tells of it. Throws
     * `weak_password`, `same_password`, `validation_failed`, `reauthentication_needed` where the old password would have
     * to be asked for (`changePassword` asks for it), or `session_not_found` when the session has ended.
     */
    async changeUser(player: Player, changes: Changes, client: Client, site: string): Promise<AuthUser> {
      if (emailKeyOf(changes.email ?? player.email) !== emailKeyOf(player.email)) {
        throw new AuthServiceError('validation_failed', { message: 'body.email: the address of an account stays as it is' });
      }
      for (let tries = 1; ; tries += 1) {
        const hashes = changes.password === undefined ? null : await newHash(player, changes.password);
        const account = await write(player, hashes, changes.data ?? {}, site);
        if (account !== undefined) {
          // Who has just chosen a password may use it, however often the old one was guessed before.
          if (hashes !== null) await guessLimits(limiter, account.emailKey, client).forgive();
          return userAnswer(account);
        }
        if (tries === MOST_TRIES) throw new AuthServiceError('unexpected_failure');
      }
    },
  };
}

/** The old entries with the new ones over them; null takes one away. */
function merged(old: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}
