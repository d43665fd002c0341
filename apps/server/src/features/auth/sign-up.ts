import { randomUUID } from 'node:crypto';
import type { AuthSession, AuthUser } from '@touchline/contracts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AuthServiceError } from '../../app-error.ts';
import { createAnswer, userAnswer } from './session-response.ts';
import type { Client } from './known-browser-cookies.ts';
import { countEmail } from './email-request-limits.ts';
import { enqueueEmail } from './email-queue.ts';
import * as signUpRepo from './sign-up-repo.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import * as accountRepo from './account-repo.ts';
import { newSession } from './session-lifetime.ts';
import { checkSignUp, type SignUpBody as Body } from './check-sign-up.ts';

/** The ways to an account. What goes wrong is thrown as an `AuthServiceError` of the contract's list. */
export function createSignUp({ database, limiter, passwords, keys, now, confirmsAddresses, admission, enqueue }: AuthDependencies) {
  const answer = createAnswer(keys, now);

  /** Makes the account and its player in one transaction, with the address unproven, and signs in. */
  async function openAccount(body: Body): Promise<AuthSession> {
    const { password, ...form } = checkSignUp(body);
    await admission.check(form.inviteCode, now());
    // Spares the work of a hash; the transaction decides.
    const taken = await accountRepo.readAccountByEmail(database, form.emailKey);
    if (taken !== undefined) throw new AuthServiceError('user_already_exists');
    const signUp = { id: randomUUID(), ...form, passwordHash: await passwords.hash(password), createdAt: now() };
    const opened = await inTransaction(database, async (transaction) => {
      const written = await accountRepo.writeAccount(transaction, signUp, newSession('password', signUp.createdAt), signUp.createdAt, false);
      if (written === undefined) throw new AuthServiceError('user_already_exists');
      await admission.admit(transaction, signUp.inviteCode, signUp.createdAt);
      return written;
    });
    return answer(opened);
  }

  /**
   * Keeps the sign-up until its address is confirmed. An address that has an account gets the same answer after the
   * same work: what the mail says is decided when it is written.
   */
  async function askForConfirmation(body: Body, site: string, client: Client): Promise<AuthUser> {
    const { password, ...form } = checkSignUp(body);
    await admission.check(form.inviteCode, now());
    await countEmail(limiter, form.emailKey, client);
    const signUp = { id: randomUUID(), ...form, passwordHash: await passwords.hash(password), createdAt: now() };
    await inTransaction(database, async (transaction) => {
      await signUpRepo.addSignUp(transaction, signUp);
      const email = { kind: 'sign_up', emailKey: form.emailKey, signUpId: signUp.id, site } as const;
      await enqueueEmail(transaction, enqueue, email, signUp.createdAt);
    });
    return userAnswer(
      { ...signUp, emailConfirmedAt: null, lastSignInAt: null, updatedAt: signUp.createdAt },
      { confirmationSentAt: signUp.createdAt },
    );
  }

  return {
    openAccount,
    /** Signs up. `site` is where the link of a mail leads. */
    signUp: (body: Body, site: string, client: Client): Promise<AuthSession | AuthUser> =>
      confirmsAddresses ? askForConfirmation(body, site, client) : openAccount(body),
  };
}
