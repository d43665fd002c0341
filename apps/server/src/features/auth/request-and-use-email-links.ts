import type { AuthSession } from '@touchline/contracts';
import { inTransaction, type Transaction } from '../../db/open-postgres-pool.ts';
import { AuthServiceError } from '../../app-error.ts';
import { createAnswer } from './session-response.ts';
import type { Client } from './known-browser-cookies.ts';
import { createEmailChange } from './change-email.ts';
import { countEmail, guessLimits, MAILS_OF_ACCOUNT } from './password-guess-limits.ts';
import { enqueueEmail } from './email-queue.ts';
import { hashOf, LINK_MS, type LinkType, linkTo, newToken } from './email-link-token.ts';
import * as emailRepo from './email-and-link-repo.ts';
import * as signUpRepo from './sign-up-repo.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as repo from './repo.ts';
import { newSession } from './session-lifetime.ts';
import { checkAddress, emailKeyOf } from './check-sign-up.ts';

/**
 * Sign-ups of one address that a typed password is compared with, beside the link's own: the newest, twice as many as
 * strangers may ask for in the hour that a link works, and some of the oldest. So nobody crowds out the owner's by
 * sending others. Each costs a hash, but only whoever has a link of the mailbox can ask for that.
 */
const NEWEST_SIGN_UPS = 2 * MAILS_OF_ACCOUNT.points;
const OLDEST_SIGN_UPS = 5;

const OPENS = { recovery: 'account', signup: 'signUp', email_change: 'newEmail' } as const satisfies Record<LinkType, string>;

/** A link to a new password for an account, which works once, for whoever is handed it. */
export async function newRecoveryLink(transaction: Transaction, accountId: string, site: string, now: Date): Promise<string> {
  const token = newToken();
  await emailRepo.addLink(transaction, { accountId, tokenHash: hashOf(token), sentAt: now });
  return linkTo(site, 'recovery', token);
}

type Use = {
  readonly type: LinkType;
  readonly token: string;
  /** Where links in mails lead. */
  readonly site: string;
  /** Whose the link must be, if the caller says so. */
  readonly email?: string | undefined;
};

/** What shows that a sign-up is the own one of whoever opens its link. */
export type Proof = {
  readonly client: (email: string) => Client;
  /** The sign-up that this browser sent for an email. */
  readonly signUpOf: (email: string) => string | null;
  /** The password of the sign-up, typed once more. */
  readonly password?: string | undefined;
};

/** What is done by links in mails: asking for them and using them. */
export function createEmailLinks(dependencies: AuthDependencies) {
  const { database, limiter, passwords, keys, now, admission, enqueue } = dependencies;
  const emailChange = createEmailChange(dependencies);
  const answer = createAnswer(keys, now);

  const isOver = (sentAt: Date) => now().getTime() - sentAt.getTime() >= LINK_MS;

  async function ask(kind: 'recovery' | 'confirmation', email: string, site: string, client: Client, own: string | null) {
    checkAddress(email);
    const emailKey = emailKeyOf(email);
    await countEmail(limiter, emailKey, client);
    await inTransaction(database, async (transaction) => {
      const signUp = own === null ? undefined : await signUpRepo.readSignUp(transaction, own);
      const order = { kind, emailKey, site, ...(signUp?.emailKey === emailKey && { signUpId: signUp.id }) };
      await enqueueEmail(transaction, enqueue, order, now());
    });
  }

  async function opened(
    transaction: Transaction,
    { type, token, site }: Use,
    signUpId: string | undefined,
    at: Date,
  ): Promise<repo.Opened | undefined> {
    if (type === 'signup') await signUpRepo.lockSignUpsOf(transaction, hashOf(token));
    const link = await emailRepo.takeLink(transaction, hashOf(token), OPENS[type]);
    if (link === undefined || isOver(link.sentAt)) return undefined;
    const session = newSession('link', at);
    if (link.accountId !== null) {
      if (await repo.isSuspended(transaction, link.accountId)) throw new AuthServiceError('user_banned');
      if (link.newEmail !== null && !(await emailChange.make(transaction, link.accountId, link.newEmail, site, true))) return undefined;
      return repo.writeSignIn(transaction, link.accountId, null, session, at);
    }
    const signUp = signUpId === undefined ? undefined : await signUpRepo.readSignUp(transaction, signUpId);
    const written = signUp && (await repo.writeAccount(transaction, signUp, session, at, true));
    // Undone with the transaction, the link's use too: the operator may let them in later.
    if (written !== undefined) await admission.admit(transaction, signUp?.inviteCode ?? null, at);
    return written;
  }

  /** Which sign-up of the address is the own one of whoever opens the link; undefined when the link opens nothing. */
  async function provenSignUp(token: string, { client, signUpOf, password }: Proof): Promise<string | undefined> {
    const waiting = await signUpRepo.readSignUpsOfLink(database, hashOf(token));
    const [first] = waiting;
    if (first === undefined || isOver(first.sentAt)) return undefined;
    const { email, emailKey } = first.signUp;
    const sent = signUpOf(email);
    if (waiting.some(({ signUp }) => signUp.id === sent)) return sent ?? undefined;
    if (password === undefined) throw new AuthServiceError('sign_up_not_proven');
    const compared = [...waiting.slice(0, 1 + NEWEST_SIGN_UPS), ...waiting.slice(1 + NEWEST_SIGN_UPS).slice(-OLDEST_SIGN_UPS)];
    const hashes = compared.map(({ signUp }) => signUp.passwordHash);
    const right = await passwords.guess(password, hashes, guessLimits(limiter, emailKey, client(email)));
    if (right === -1) throw new AuthServiceError('invalid_credentials');
    return compared[right]?.signUp.id;
  }

  return {
    /** Asks for a mail that leads to a new password, if the address has an account. */
    recover: (email: string, site: string, client: Client) => ask('recovery', email, site, client, null),

    /**
     * Asks once more for the mail that confirms a sign-up of an address, if one waits: the `own` one of the browser
     * that asks, else the latest.
     */
    resend: (email: string, site: string, client: Client, own: string | null) => ask('confirmation', email, site, client, own),

    /**
     * Uses a link: signs in to the account whose password is forgotten, gives an account the address that the link was
     * sent to, or makes the account whose address is confirmed by that. Anybody may sign up with somebody else's address and a password of their own, so the account
     * is made of the sign-up that this browser sent, or whose password was typed. Throws `otp_expired` for a link that
     * was used, is too old, or never was; what `admit` throws, `sign_up_not_proven` and `invalid_credentials` leave the link as it is.
     */
    async useLink(use: Use, proof: Proof): Promise<AuthSession> {
      const at = now();
      const signUpId = use.type === 'signup' ? await provenSignUp(use.token, proof) : undefined;
      const outcome = await inTransaction(database, async (transaction) => {
        const found = await opened(transaction, use, signUpId, at);
        const wanted = use.email === undefined ? found?.account.emailKey : emailKeyOf(use.email);
        // Undone with the transaction: a link is not used up by somebody else's name.
        if (found !== undefined && found.account.emailKey !== wanted) throw new AuthServiceError('otp_expired');
        return found;
      });
      if (outcome === undefined) throw new AuthServiceError('otp_expired');
      return answer(outcome);
    },
  };
}
