import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { AuthSessionState } from './auth-session-state.ts';
import type { PlayerAuthSession } from './start-auth-session.ts';

const AuthSessionContext = createContext<PlayerAuthSession | null>(null);

/** Gives the components below the player's session. */
export function AuthSessionProvider({ session, children }: { readonly session: PlayerAuthSession; readonly children: ReactNode }) {
  return <AuthSessionContext value={session}>{children}</AuthSessionContext>;
}

/** The session's ways in and out. Throws outside an `AuthSessionProvider`. */
export function usePlayerAuthSession(): PlayerAuthSession {
  const session = use(AuthSessionContext);
  if (session === null) throw new Error('usePlayerAuthSession needs an AuthSessionProvider above');
  return session;
}

/** Whether somebody is signed in, and who; followed. */
export function useAuthSession(): AuthSessionState {
  const { subscribe, state } = usePlayerAuthSession();
  return useSyncExternalStore(subscribe, state);
}
