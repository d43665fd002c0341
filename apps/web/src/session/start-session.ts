import {
  AuthClient,
  isAuthRefreshDiscardedError,
  isAuthSessionMissingError,
  type AuthError,
  type Session,
} from '@supabase/auth-js';
import { authFailureOf, type AuthFailureCode } from './auth-failure.ts';
import type { Configuration } from './configuration.ts';
import { renewalOver } from './renewal.ts';
import { nextState, type Arrival, type SessionEvent, type SessionState, type SignedOutReason } from './session-state.ts';
import { isWellFormed, playerOf, sessionKey, storedPlayer, type SessionStorage } from './stored-session.ts';

/** What a form learns of its call; a failure has its words in `features/auth`. */
export type AuthOutcome =
  | { readonly ok: true; /** False while the address has yet to be confirmed by mail. */ readonly signedIn: boolean }
  | { readonly ok: false; readonly failure: AuthFailureCode };

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** IANA name of the device's zone. */
  readonly timeZone: string;
}

/** The player's session: who is signed in, the tokens of the API, and the ways in and out. */
export interface PlayerSession {
  readonly state: () => SessionState;
  /** Calls back after each change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** An access token with time left; null when nobody is signed in. Throws `ApiError` (network) when it cannot be renewed now. */
  readonly token: () => Promise<string | null>;
  /** A new access token after a 401; null when the service refuses, and the player is then signed out. Throws as `token`. */
  readonly renew: () => Promise<string | null>;
  readonly signIn: (email: string, password: string) => Promise<AuthOutcome>;
  readonly signUp: (form: SignUpForm) => Promise<AuthOutcome>;
  /** Ends this device's session. False when the service could not be told: the player then stays signed in. */
  readonly signOut: () => Promise<boolean>;
  /** The hello has been said: on to the main app. */
  readonly enter: () => void;
  /** The API refused even a new token: the player has to sign in again. */
  readonly refused: () => Promise<void>;
}

/** What a session touches outside itself, so that tests can stand in. */
export interface SessionOutside {
  readonly fetch: typeof globalThis.fetch;
  readonly storage?: SessionStorage;
}

/** Opens the session that lies in storage, or waits for one; the state leaves 'loading' when that is known. */
export function startSession(configuration: Configuration, outside: SessionOutside = browser()): PlayerSession {
  const listeners = new Set<() => void>();
  const known = outside.storage ? storedPlayer(outside.storage) : null;
  // Whoever was signed in goes straight in; the token is looked at meanwhile.
  let state: SessionState = known ? { status: 'signedIn', player: known } : { status: 'loading' };
  let arriving: Arrival | undefined;
  let leaving: SignedOutReason | undefined;
  /** While true the service already knows that the session has ended. */
  let forgetting = false;

  const renewal = renewalOver(outside.fetch);
  const client = new AuthClient({
    url: `${configuration.supabaseUrl}/auth/v1`,
    headers: { apikey: configuration.supabaseAnonKey },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    fetch: call,
    ...(outside.storage && { storage: outside.storage }),
  });

  async function call(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input.url : String(input);
    if (forgetting && address.includes('/logout')) return new Response(null, { status: 204 });
    return address.includes('grant_type=refresh_token') ? renewal.fetch(input, init) : outside.fetch(input, init);
  }

  function tell(event: SessionEvent): void {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    for (const changed of listeners) changed();
  }

  function present(session: Session): void {
    if (isWellFormed(session.access_token)) {
      tell({ type: 'present', player: playerOf(session.user), ...(arriving && { arrival: arriving }) });
    } else void forget('expired');
  }

  function absent(): void {
    // What still lies in storage was not refused: it only could not be renewed yet.
    if (outside.storage && storedPlayer(outside.storage) !== null) return;
    tell({ type: 'absent', reason: leaving ?? (state.status === 'loading' ? 'nobody' : 'expired') });
  }

  client.onAuthStateChange((_event, session) => {
    if (session === null) absent();
    else present(session);
  });

  async function arrive(how: Arrival, come: () => Promise<{ session: Session | null; error: AuthError | null }>) {
    arriving = how;
    try {
      const { session, error } = await come();
      if (error !== null) return { ok: false, failure: authFailureOf(error) } as const;
      return { ok: true, signedIn: session !== null } as const;
    } finally {
      arriving = undefined;
    }
  }

  async function forget(reason: SignedOutReason): Promise<void> {
    leaving = reason;
    forgetting = true;
    try {
      await client.signOut({ scope: 'local' });
    } finally {
      forgetting = false;
      leaving = undefined;
    }
    tell({ type: 'absent', reason });
  }

  async function token(): Promise<string | null> {
    const { data } = await renewal.orCutShort(client.getSession());
    return data.session?.access_token ?? null;
  }

  async function endAtService(): Promise<boolean> {
    let access: string | null;
    try {
      access = await token();
    } catch {
      return false;
    }
    if (access === null) return true;
    const { error } = await client.admin.signOut(access, 'local');
    return error === null || isGone(error);
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    token,
    async renew() {
      const { data, error } = await renewal.orCutShort(client.refreshSession());
      if (error === null) return data.session?.access_token ?? null;
      if (isAuthRefreshDiscardedError(error)) return token();
      await forget('expired');
      return null;
    },
    signIn: (email, password) =>
      arrive('returning', async () => {
        const { data, error } = await client.signInWithPassword({ email, password });
        return { session: data.session, error };
      }),
    signUp: ({ name, email, password, timeZone }) =>
      arrive('new', async () => {
        const about = { name, display_name: name, time_zone: timeZone };
        const { data, error } = await client.signUp({ email, password, options: { data: about } });
        return { session: data.session, error };
      }),
    async signOut() {
      const ended = await endAtService();
      if (ended) await forget('left');
      return ended;
    },
    enter: () => tell({ type: 'entered' }),
    refused: () => forget('expired'),
  };
}

/** Whether the service says that there is no such session: then it has nothing left to end. */
function isGone(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || [401, 403, 404].includes(error.status ?? 0);
}

function browser(): SessionOutside {
  const fetch: SessionOutside['fetch'] = (input, init) => globalThis.fetch(input, init);
  try {
    return { fetch, storage: globalThis.localStorage };
  } catch {
    // Storage is forbidden: the session then lasts as long as the page.
    return { fetch };
  }
}
