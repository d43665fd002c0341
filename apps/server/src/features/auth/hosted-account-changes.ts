import * as z from 'zod';
import type { SignInAnswer, SignInCall } from '../../adapters/hosted-auth/index.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { Player } from '../../http/authenticated-player.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import { recordDeletion } from './deleted-players-repo.ts';
import { guessLimits } from './password-guess-limits.ts';
import { inOurWords } from './local-account-export-and-deletion.ts';
import * as emailRepo from './email-and-link-repo.ts';
import { emailKeyOf, MIN_PASSWORD } from './check-sign-up.ts';
import type { SignInService } from './sign-in-service-port.ts';

type Parts = {
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** Asks the project. Throws `unavailable` when it is away. */
  readonly forward: (call: SignInCall) => Promise<SignInAnswer>;
};

const Session = z.object({ access_token: z.string() });
/** The project sends a link to the new address, or, where it confirms none, takes it at once. */
const Changed = z.object({ new_email: z.string().nullish() });
const Refusal = z.object({ code: z.string() });
/** What the project says of an address, by its codes; anything else is its own trouble. */
const refusals: ReadonlyMap<string | null, 'email_taken' | 'email_invalid'> = new Map([
  ['email_exists', 'email_taken'],
  ['email_address_invalid', 'email_invalid'],
  ['validation_failed', 'email_invalid'],
]);
/** What the project says of a new password. */
const passwordRefusals: ReadonlyMap<string | null, 'password_same' | 'password_weak'> = new Map([
  ['same_password', 'password_same'],
  ['weak_password', 'password_weak'],
]);
const json = { 'content-type': 'application/json' };
/** Seconds. */
const TRY_AGAIN = 5;

/**
 * Another address, and going, where a hosted project keeps the accounts. It is asked whether the password is right. Who
 * goes has all sessions ended; the address itself stays with it, as our public key may not remove anybody there: its operator can.
 */
export function createHostedAccount({
  limiter,
  now,
  forward,
}: Parts): Pick<SignInService, 'keptBy' | 'confirm' | 'changeEmail' | 'changePassword' | 'describe' | 'forget' | 'forgetUnasked'> {
  async function forget(transaction: Transaction, player: Pick<Player, 'id' | 'email'>): Promise<string[]> {
    await recordDeletion(transaction, player.id, now());
    return emailRepo.forgetAddress(transaction, emailKeyOf(player.email));
  }

  async function signIn(email: string, password: string): Promise<string | null> {
    const body = JSON.stringify({ email, password });
    const target = '/auth/v1/token?grant_type=password';
    const answer = await forward({ method: 'POST', target, headers: json, body });
    if (answer.status === 429) throw new AppError('too_many_requests', { retryAfter: TRY_AGAIN });
    if (answer.status >= 500) throw new AppError('unavailable', { retryAfter: TRY_AGAIN });
    if (answer.status !== 200) return null;
    return Session.parse(JSON.parse(answer.body.toString())).access_token;
  }

  /** The token of a sign-in by this password; null for a wrong one, which is counted. */
  async function signedInBy(player: Player, password: string, address: string): Promise<string | null> {
    const limits = guessLimits(limiter, emailKeyOf(player.email), { address, device: player.sessionId });
    await inOurWords(() => limits.allow());
    const token = await signIn(player.email, password);
    await (token === null ? limits.countFailure() : limits.forgive());
    return token;
  }

  async function putPassword(password: string, headers: SignInCall['headers']): Promise<void> {
    const answer = await forward({ method: 'PUT', target: '/auth/v1/user', headers, body: JSON.stringify({ password }) });
    if (answer.status === 200) return;
    if (answer.status === 429) throw new AppError('too_many_requests', { retryAfter: TRY_AGAIN });
    const refusal = passwordRefusals.get(codeIn(answer.body));
    throw refusal === undefined ? new AppError('unavailable', { retryAfter: TRY_AGAIN }) : new AppError(refusal);
  }

  return {
    keptBy: 'hosted',

    async confirm(player, password, address) {
      const token = await signedInBy(player, password, address);
      if (token === null) return false;
      // Whoever is signed in could go on renewing, and come back as a new player.
      const target = '/auth/v1/logout?scope=global';
      const headers = { ...json, authorization: `Bearer ${token}` };
      const { status } = await forward({ method: 'POST', target, headers, body: undefined });
      if (status >= 300) throw new AppError('unavailable', { retryAfter: TRY_AGAIN });
      return true;
    },

    async changeEmail(player, { email, password }, { address }) {
      const token = await signedInBy(player, password, address);
      if (token === null) throw new AppError('wrong_password');
      const headers = { ...json, authorization: `Bearer ${token}` };
      const body = JSON.stringify({ email: email.trim() });
      const answer = await forward({ method: 'PUT', target: '/auth/v1/user', headers, body });
      if (answer.status === 200) return Changed.parse(JSON.parse(answer.body.toString())).new_email ? 'link_sent' : 'changed';
      if (answer.status === 429) throw new AppError('too_many_requests', { retryAfter: TRY_AGAIN });
      const refusal = refusals.get(codeIn(answer.body));
      throw refusal === undefined ? new AppError('unavailable', { retryAfter: TRY_AGAIN }) : new AppError(refusal);
    },

    async changePassword(player, { currentPassword, newPassword }, { address, token }) {
      // With the player's own session, and not the one of the sign-in just now: it is the one that stays.
      const headers = { ...json, authorization: `Bearer ${token ?? ''}` };
      const isOfNow = (await signedInBy(player, currentPassword, address)) !== null;
      // Asked only after the guess was counted: a change whose answer was lost comes again with the password of before.
      if (!isOfNow && (await signIn(player.email, newPassword)) === null) throw new AppError('wrong_password');
      // The page sends one that is too short too, to learn whether the one of now is right; a project might take it.
      if (newPassword.length < MIN_PASSWORD) throw new AppError('password_weak');
      if (isOfNow) await putPassword(newPassword, headers);
      const { status } = await forward({ method: 'POST', target: '/auth/v1/logout?scope=others', headers, body: undefined });
      if (status >= 300) throw new AppError('unavailable', { retryAfter: TRY_AGAIN });
    },

    async describe(_moment, player) {
      return {
        email: player.email,
        keptBy: 'hosted',
        emailConfirmedAt: null,
        lastSignInAt: null,
        createdAt: null,
        metadata: {},
        signIns: [],
      };
    },

    forget,
    forgetUnasked: forget,
  };
}

/** The code of a refusal; null where the answer has none, such as a page of something on the way. */
function codeIn(body: Buffer): string | null {
  try {
    return Refusal.safeParse(JSON.parse(body.toString())).data?.code ?? null;
  } catch {
    return null;
  }
}
