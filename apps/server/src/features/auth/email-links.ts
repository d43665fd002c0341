import type { AuthSession } from '@touchline/contracts';
import { inTransaction, type Transaction } from '../../db/open.ts';
import { AuthServiceError } from '../../app-error.ts';
import { createAnswer } from './session-response.ts';
import { countEmail } from './email-limits.ts';
import { enqueueEmail } from './email-queue.ts';
import { hashOf, LINK_MS, type LinkType } from './email-link.ts';
import * as emailRepo from './email-repo.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as repo from './repo.ts';
import { newSession } from './session-lifetime.ts';
import { checkAddress, emailKeyOf } from './sign-up-form.ts';

type Use = {
  readonly type: LinkType;
  readonly token: string;
  /** Whose the link must be, if the caller says so. */
  readonly email?: string | undefined;
};

/** What is done by links in mails: asking for them and using them. */
export function createEmailLinks({ database, limiter, keys, now, enqueue }: AuthDependencies) {
  const answer = createAnswer(keys, now);

  async function ask(kind: 'recovery' | 'confirmation', email: string, site: string): Promise<void> {
    checkAddress(email);
    const emailKey = emailKeyOf(email);
    await countEmail(limiter, emailKey);
    await inTransaction(database, (transaction) =>
      enqueueEmail(transaction, enqueue, { kind, emailKey, site }, now()),
    );
  }

  async function opened(transaction: Transaction, { type, token }: Use, at: Date): Promise<repo.Opened | undefined> {
    if (type === 'signup') await emailRepo.lockSignUpsOf(transaction, hashOf(token));
    const link = await emailRepo.takeLink(transaction, hashOf(token), type === 'recovery' ? 'account' : 'signUp');
    if (link === undefined || at.getTime() - link.sentAt.getTime() >= LINK_MS) return undefined;
    const session = newSession('link', at);
    if (link.accountId !== null) return repo.writeSignIn(transaction, link.accountId, null, session, at);
    const signUp = link.signUpId === null ? undefined : await emailRepo.readSignUp(transaction, link.signUpId);
    return signUp && repo.writeAccount(transaction, signUp, session, at);
  }

  return {
    /** Asks for a mail that leads to a new password, if the address has an account. */
    recover: (email: string, site: string) => ask('recovery', email, site),

    /** Asks for the mail that confirms the latest sign-up of an address once more, if one waits. */
    resend: (email: string, site: string) => ask('confirmation', email, site),

    /**
     * Uses a link: signs in to the account whose password is forgotten, or makes the account whose address is
     * confirmed by that. Throws `otp_expired` for a link that was used, is too old, or never was.
     */
    async useLink(use: Use): Promise<AuthSession> {
      const at = now();
      const outcome = await inTransaction(database, async (transaction) => {
        const found = await opened(transaction, use, at);
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
