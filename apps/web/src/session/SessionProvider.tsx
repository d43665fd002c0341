import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState } from './session-state.ts';
import type { PlayerSession } from './start-session.ts';

const SessionContext = createContext<PlayerSession | null>(null);

/** Gives the components below the player's session. */
export function SessionProvider({ session, children }: { readonly session: PlayerSession; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's ways in and out. Throws outside a `SessionProvider`. */
export function usePlayerSession(): PlayerSession {
  const session = use(SessionContext);
  if (session === null) throw new Error('usePlayerSession needs a SessionProvider above');
  return session;
}

/** Whether somebody is signed in, and who; followed. */
export function useSession(): SessionState {
  const { subscribe, state } = usePlayerSession();
  return useSyncExternalStore(subscribe, state);
}
