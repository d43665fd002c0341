import type { SignedOutReason } from './auth-session-state.ts';
import type { AuthSessionStorage } from './signed-in-player.ts';

/** Where the tab in which a player leaves says why, for the others. */
const reasonKey = 'touchline.sign-out-reason';

/** What the other tabs cannot know: how a player ends a session, and that the account is suspended. */
export type StoredSignOutReason = Extract<SignedOutReason, 'left' | 'suspended' | { readonly deleted: unknown }>;

/**
 * Tells the other tabs of this browser why their session is about to end. Tell it before the session is ended anywhere:
 * they learn of that in ways of their own, and then look here.
 */
export function storeSignOutReason(storage: AuthSessionStorage | undefined, reason: StoredSignOutReason): void {
  try {
    storage?.setItem(reasonKey, JSON.stringify(reason));
  } catch {
    // Storage is full: the others will say that their session has expired, and leaving must not fail for that.
    return;
  }
}

/** The session goes on, or a new one has begun. */
export function clearSignOutReason(storage: AuthSessionStorage | undefined): void {
  storage?.removeItem(reasonKey);
}

/** What a tab has said of its leaving; null when none did. */
export function storedSignOutReason(storage: AuthSessionStorage | undefined): StoredSignOutReason | null {
  const kept = storage?.getItem(reasonKey) ?? null;
  return reasons.find((reason) => JSON.stringify(reason) === kept) ?? null;
}

const reasons: readonly StoredSignOutReason[] = ['left', 'suspended', { deleted: 'whole' }, { deleted: 'signInStays' }];
