import type { AuthSession, AuthUser, authRoutes, Checked } from '@touchline/contracts';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AuthServiceError } from '../../app-error.ts';
import type { Player } from '../../http/authenticated-player.ts';
import { createAnswer, userAnswer } from './session-response.ts';
import type { Client } from './known-browser-cookies.ts';
import { guessLimits } from './password-guess-limits.ts';
import * as signUpRepo from './sign-up-repo.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { readRefreshToken, type ReadClaim } from './refresh-token-format.ts';
import * as accountRepo from './account-repo.ts';
import * as sessionRepo from './session-repo.ts';
import { newSession, oldestUse } from './session-lifetime.ts';
import { emailKeyOf } from './check-sign-up.ts';

/** How long the refresh token just replaced may come again beside tabs and requests that cross, in milliseconds. */
const GRACE_MS = 60_000;

type SignOutScope = Checked<typeof authRoutes.authSignOut>['query']['scope'];

/** Signing in and out, and what lies between. */
export function createSessions({ database, limiter, passwords, keys, now, confirmsAddresses }: AuthDependencies) {
  const answer = createAnswer(keys, now);

  /** Undefined when the hash is no longer the one that was checked. */
  async function open(account: accountRepo.AccountRow, password: string): Promise<sessionRepo.Opened | undefined> {
    const checked = account.passwordHash;
    const hash = passwords.isOutdated(checked) ? await passwords.hash(password) : checked;
    const at = now();
    return inTransaction(database, async (transaction) => {
      const opened = await sessionRepo.writeSignIn(transaction, account.id, { checked, hash }, newSession('password', at), at);
      if (opened !== undefined && (await sessionRepo.isSuspended(transaction, account.id))) throw new AuthServiceError('user_banned');
      return opened;
    });
  }

  return {
    /**
     * Signs in with a password. An address without an account costs the same work and gets the same answer as a
     * wrong password, and so does a sign-up that waits, whether or not its address has an account.
     */
    async signIn(email: string, password: string, client: Client): Promise<AuthSession> {
      const emailKey = emailKeyOf(email);
      const limits = guessLimits(limiter, emailKey, client);
      await limits.allow();
      for (let tries = 1; ; tries += 1) {
        const [account, signUp] = await Promise.all([
          accountRepo.readAccountByEmail(database, emailKey),
          signUpRepo.readNewestSignUp(database, emailKey),
        ]);
        const waiting = confirmsAddresses ? [signUp?.passwordHash ?? null] : [];
        const right = await passwords.guess(password, [account?.passwordHash ?? null, ...waiting], limits);
        if (right === -1) throw new AuthServiceError('invalid_credentials');
        if (right === 1 || account === undefined) throw new AuthServiceError('email_not_confirmed');
        const opened = await open(account, password);
        if (opened !== undefined) {
          await limits.forgive();
          return answer(opened);
        }
        // The hash has changed since it was checked: to another password's, or to a new one of the same password.
        if (tries === 2) throw new AuthServiceError('invalid_credentials');
      }
    },

    /**
     * Renews a session. The current refresh token is replaced by the next; the one just replaced gives the current
     * one again while the answer may have been lost or a request crossed another; any other use of an old one means
     * that two hold the session, and ends it.
     */
    async refresh(token: string): Promise<AuthSession> {
      const claim = readRefreshToken(token);
      if (claim === null) throw new AuthServiceError('refresh_token_not_found');
      const at = now();
      const outcome = await inTransaction(database, (transaction) => renew(transaction, claim, at));
      // Thrown out here, because inside it would roll back the end of the session.
      if (typeof outcome === 'string') throw new AuthServiceError(outcome);
      return answer(outcome);
    },

    /** The account of a verified token. Throws `session_not_found` when its session has ended. */
    async user(player: Player): Promise<AuthUser> {
      return userAnswer((await openSession(player)).account);
    },

    /** Ends this session, all others, or all. Throws `session_not_found` when this one has ended already. */
    async signOut(player: Player, scope: SignOutScope): Promise<void> {
      await openSession(player);
      if (scope === 'local') await sessionRepo.endSession(database, player.id, player.sessionId);
      else if (scope === 'others') await sessionRepo.endOtherSessions(database, player.id, player.sessionId);
      else await sessionRepo.endAllSessions(database, player.id);
    },
  };

  async function openSession(player: Player): Promise<sessionRepo.Opened> {
    const opened = await sessionRepo.readSession(database, player.id, player.sessionId);
    if (opened === undefined) throw new AuthServiceError('session_not_found');
    return opened;
  }
}

async function renew(
  transaction: Transaction,
  claim: ReadClaim,
  at: Date,
): Promise<sessionRepo.Opened | 'refresh_token_not_found' | 'refresh_token_already_used' | 'user_banned'> {
  const opened = await sessionRepo.lockSession(transaction, claim.accountId, claim.sessionId);
  if (opened === undefined) {
    const suspended = await sessionRepo.suspendedSecret(transaction, claim.accountId, claim.sessionId);
    return suspended !== undefined && claim.isGenuine(suspended) ? 'user_banned' : 'refresh_token_not_found';
  }
  if (!claim.isGenuine(opened.session.secret)) return 'refresh_token_not_found';
  const { account, session } = opened;
  if (session.refreshedAt < oldestUse(at)) {
    await sessionRepo.endSession(transaction, account.id, session.id);
    return 'refresh_token_not_found';
  }
  const replaced = claim.count < session.refreshCount;
  if (replaced && !mayComeAgain(claim, session, at)) {
    await sessionRepo.endSession(transaction, account.id, session.id);
    return 'refresh_token_already_used';
  }
  // A new grace for an answer that never arrived; none for one that did, or the grace would never end.
  if (replaced && isFollowed(session)) return opened;
  // After the current token comes the next, after the one just replaced the current one again. A genuine count above
  // ours was given out before the database went back to a backup: go on from there.
  const refreshCount = claim.count + 1;
  await sessionRepo.setRefreshCount(transaction, account.id, session.id, refreshCount, at);
  return { account, session: { ...session, refreshCount } };
}

/** Whether a token that was replaced is still good for the one that replaced it. */
function mayComeAgain(claim: ReadClaim, session: sessionRepo.SessionRow, at: Date): boolean {
  if (claim.count !== session.refreshCount - 1) return false;
  return !isFollowed(session) || at.getTime() - session.refreshedAt.getTime() <= GRACE_MS;
}

/** Whether the answer to the latest refresh is known to have arrived: its access token was used. */
function isFollowed(session: sessionRepo.SessionRow): boolean {
  return session.followedCount >= session.refreshCount;
}
