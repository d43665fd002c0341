import { randomUUID } from 'node:crypto';
import type { AuthSession, AuthUser, authRoutes, Checked } from '@touchline/contracts';
import { inTransaction, type Database } from '../../db/open.ts';
import { AuthFault } from '../../fault.ts';
import type { Limiter } from '../../http/limits.ts';
import type { Player } from '../../http/player.ts';
import { signAccessToken } from './access-token.ts';
import { sessionAnswer, userAnswer } from './answers.ts';
import { guessLimits } from './guess-limits.ts';
import type { Keys } from './keys.ts';
import type { Passwords } from './passwords.ts';
import { newSessionSecret, readRefreshToken, type ReadClaim } from './refresh-token.ts';
import * as repo from './repo.ts';
import { checkSignUp, emailKeyOf } from './sign-up-form.ts';

/** A session that was not refreshed for so long has ended. */
const SESSION_DAYS = 60;

type SignOutScope = Checked<typeof authRoutes.authSignOut>['query']['scope'];

type Opened = { readonly account: repo.AccountRow; readonly session: repo.SessionRow };

type Parts = {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly keys: Keys;
  readonly now: () => Date;
};

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Accounts and their sessions. What goes wrong is thrown as an `AuthFault` of the contract's list. */
export function createAccountsService({ database, limiter, passwords, keys, now }: Parts) {
  async function answer({ account, session }: Opened): Promise<AuthSession> {
    const bearer = {
      id: account.id,
      email: account.email,
      sessionId: session.id,
      signedInAt: session.createdAt,
      userMetadata: account.userMetadata,
    };
    return sessionAnswer(account, session, await signAccessToken(keys, bearer, now()));
  }

  return {
    /**
     * Makes the account and its player in one transaction and signs in at once. Without mail there is nothing
     * that could confirm an address, so every address counts as confirmed.
     */
    async signUp(body: Checked<typeof authRoutes.authSignUp>['body']): Promise<AuthSession> {
      const form = checkSignUp(body);
      // Spares the work of a hash; the transaction decides.
      const taken = await repo.readAccountByEmail(database, form.emailKey);
      if (taken !== undefined) throw new AuthFault('user_already_exists');
      const passwordHash = await passwords.hash(form.password);
      const at = now();
      const account = {
        id: randomUUID(),
        email: form.email,
        emailKey: form.emailKey,
        passwordHash,
        emailConfirmedAt: at,
        userMetadata: form.metadata,
        lastSignInAt: at,
        createdAt: at,
        updatedAt: at,
      };
      const player = {
        name: form.name,
        displayName: form.displayName,
        timeZone: form.timeZone,
        createdAt: at,
        updatedAt: at,
      };
      const opened = await inTransaction(database, (transaction) =>
        repo.writeAccount(transaction, account, player, newSession(at)),
      );
      if (opened === undefined) throw new AuthFault('user_already_exists');
      return answer(opened);
    },

    /**
     * Signs in with a password. An address without an account costs the same work and gets the same answer as a
     * wrong password.
     */
    async signIn(email: string, password: string, address: string): Promise<AuthSession> {
      const emailKey = emailKeyOf(email);
      const limits = guessLimits(limiter, emailKey, address);
      await limits.allow();
      const account = await repo.readAccountByEmail(database, emailKey);
      const right = await passwords.guess(password, account?.passwordHash ?? null, limits);
      if (!right || account === undefined) throw new AuthFault('invalid_credentials');
      await limits.forgive();
      if (account.emailConfirmedAt === null) throw new AuthFault('email_not_confirmed');
      if (passwords.isOutdated(account.passwordHash)) {
        await repo.replaceHash(database, account.id, account.passwordHash, await passwords.hash(password));
      }
      const at = now();
      const opened = await inTransaction(database, (transaction) =>
        repo.writeSignIn(transaction, account.id, newSession(at), at),
      );
      if (opened === undefined) throw new AuthFault('invalid_credentials');
      return answer(opened);
    },

    /**
     * Renews a session. The current refresh token is replaced by the next; the one just replaced gives the
     * current one again, because an answer may be lost and two tabs may ask at once; an older one means that
     * somebody else holds a copy, and ends the session.
     */
    async refresh(token: string): Promise<AuthSession> {
      const claim = readRefreshToken(token);
      if (claim === null) throw new AuthFault('refresh_token_not_found');
      const at = now();
      const outcome = await inTransaction(database, (transaction) => renew(transaction, claim, at));
      // Thrown out here, because inside it would roll back the end of the session.
      if (typeof outcome === 'string') throw new AuthFault(outcome);
      return answer(outcome);
    },

    /** The account of a verified token. Throws `session_not_found` when its session has ended. */
    async user(player: Player): Promise<AuthUser> {
      return userAnswer((await openSession(player)).account);
    },

    /** Ends this session, all others, or all. Throws `session_not_found` when this one has ended already. */
    async signOut(player: Player, scope: SignOutScope): Promise<void> {
      await openSession(player);
      if (scope === 'local') await repo.endSession(database, player.id, player.sessionId);
      else if (scope === 'others') await repo.endOtherSessions(database, player.id, player.sessionId);
      else await repo.endAllSessions(database, player.id);
    },

    /** Removes sessions that nobody has used for 60 days. */
    async endOldSessions(): Promise<void> {
      await repo.endSessionsUnusedSince(database, oldestUse(now()));
    },
  };

  async function openSession(player: Player): Promise<Opened> {
    const opened = await repo.readSession(database, player.id, player.sessionId);
    if (opened === undefined) throw new AuthFault('session_not_found');
    return opened;
  }
}

function newSession(at: Date) {
  return { id: randomUUID(), secret: newSessionSecret(), refreshCount: 0, createdAt: at, refreshedAt: at };
}

function oldestUse(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * 86_400_000);
}

async function renew(
  transaction: Parameters<typeof repo.lockSession>[0],
  claim: ReadClaim,
  at: Date,
): Promise<Opened | 'refresh_token_not_found' | 'refresh_token_already_used'> {
  const opened = await repo.lockSession(transaction, claim.accountId, claim.sessionId);
  if (opened === undefined || !claim.isGenuine(opened.session.secret)) return 'refresh_token_not_found';
  const { account, session } = opened;
  if (session.refreshedAt < oldestUse(at)) {
    await repo.endSession(transaction, account.id, session.id);
    return 'refresh_token_not_found';
  }
  if (claim.count < session.refreshCount - 1) {
    await repo.endSession(transaction, account.id, session.id);
    return 'refresh_token_already_used';
  }
  // After the current token comes the next, after the one just replaced the current one again. A genuine count above
  // ours was given out before the database went back to a backup: go on from there.
  const refreshCount = claim.count + 1;
  await repo.setRefreshCount(transaction, account.id, session.id, refreshCount, at);
  return { account, session: { ...session, refreshCount } };
}
