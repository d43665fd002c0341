import { createMailedLinks } from './mailed-links.ts';
import type { AccountParts } from './parts.ts';
import { createSessions } from './sessions.ts';
import { createSignUp } from './sign-up.ts';
import { createUserChanges } from './user-changes.ts';

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Accounts and their sessions. What goes wrong is thrown as an `AuthFault` of the contract's list. */
export function createAccountsService(parts: AccountParts) {
  return {
    ...createSignUp(parts),
    ...createSessions(parts),
    ...createMailedLinks(parts),
    ...createUserChanges(parts),
  };
}
