import { createEmailLinks } from './request-and-use-email-links.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { createSessions } from './sign-in-sessions.ts';
import { createSignUp } from './sign-up.ts';
import { createOwnAccountUpdates } from './update-own-account.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts and their sessions. What goes wrong is thrown as an `AuthServiceError` of the contract's list. */
export function createAuthService(parts: AuthDependencies) {
  return {
    ...createSignUp(parts),
    ...createSessions(parts),
    ...createEmailLinks(parts),
    ...createOwnAccountUpdates(parts),
  };
}
