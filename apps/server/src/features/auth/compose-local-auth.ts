import { authRoutes } from '@touchline/contracts';
import type { Database } from '../../db/open-postgres-pool.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import { mount } from '../../http/mount-routes.ts';
import { createAdmission, type SignUpPolicy } from './sign-up-policy.ts';
import { createVerifier } from './access-token.ts';
import { sharedKeys } from './shared-signing-keys.ts';
import { createKnownBrowserCookies } from './known-browser-cookies.ts';
import { refuseForeignAnonKey } from './refuse-foreign-anon-key.ts';
import { createLocalAccountExportAndDeletion } from './local-account-export-and-deletion.ts';
import { createEmailChange } from './change-email.ts';
import { createPasswordChange } from './change-password.ts';
import type { Enqueue } from './email-queue.ts';
import { createPasswords, type HashCost, type Passwords } from './password-hashing.ts';
import * as repo from './repo.ts';
import { authHandlers } from './handlers.ts';
import { createAuthService, type AuthService } from './service.ts';
import type { SignInService } from './sign-in-service-port.ts';

export type Accounts = SignInService & { readonly service: AuthService };

type Parts = {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** Where links in mails lead; undefined takes what can be believed of a request. */
  readonly publicUrl: string | undefined;
  /** Whether an account is made only when its address is confirmed by mail, or at once. */
  readonly confirmsAddresses: boolean;
  readonly signUps: SignUpPolicy;
  readonly enqueue: Enqueue;
  /** Of its own cost, or of `passwordCost`, when it is left out. */
  readonly passwords?: Passwords;
  /** What one hash costs; as OWASP asks when it is left out. */
  readonly passwordCost?: HashCost | undefined;
};

/** Our own sign-in service, in the interface of GoTrue. */
export async function composeLocalAuth(parts: Parts): Promise<Accounts> {
  const { database, limiter, now, publicUrl, confirmsAddresses, enqueue } = parts;
  const admission = createAdmission(database, parts.signUps);
  const { keys, anonKey, linkSecret } = await sharedKeys(database, now);
  const passwords = parts.passwords ?? (await createPasswords(undefined, parts.passwordCost));
  const ofAccounts = { database, limiter, passwords, keys, now, confirmsAddresses, admission, enqueue };
  const service = createAuthService(ofAccounts);
  const verifyToken = createVerifier(keys, now, async ({ player, refreshCount }) => {
    // The first token of a session is nobody's answer to a refresh.
    if (refreshCount > 0) await repo.noteFollowed(database, player.id, player.sessionId, refreshCount);
  });
  return {
    anonKey,
    linkSecret,
    authorize: async (token) => {
      const player = await verifyToken(token);
      return player !== null && (await repo.stillStands(database, player.id, player.sessionId)) ? player : null;
    },
    emailsConfirmed: confirmsAddresses,
    whoMayJoin: () => admission.whoMayJoin(),
    ...createLocalAccountExportAndDeletion(ofAccounts),
    changeEmail: createEmailChange(ofAccounts).ask,
    changePassword: createPasswordChange(ofAccounts),
    service,
    serve(app, guards) {
      refuseForeignAnonKey(app, anonKey);
      const cookies = createKnownBrowserCookies(linkSecret, publicUrl?.startsWith('https:') ?? false);
      const handlers = authHandlers({ service, keys, cookies, verifyToken, publicUrl, confirmsAddresses, isClosed: parts.signUps.who === 'closed' });
      mount(app, authRoutes, handlers, { ...guards, verifyToken });
    },
  };
}
