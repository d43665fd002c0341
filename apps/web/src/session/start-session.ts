import {
  AuthClient,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type AuthError,
  type Session,
} from '@supabase/auth-js';
import { ApiError } from '@touchline/contracts/client';
import { authFailureOf, type AuthFailureCode } from './auth-failure.ts';
import type { Configuration } from './configuration.ts';
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
  let state: SessionState = { status: 'loading' };
  let arriving: Arrival | undefined;
  let leaving: SignedOutReason | undefined;
  /** While true the service already knows that the session has ended. */
  let forgetting = false;

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
    const response = await outside.fetch(input, init);
    // Many players behind one address: too many renewals at once must not end anybody's session.
    if (response.status === 429 && address.includes('grant_type=refresh_token')) throw new TypeError('Too many renewals');
    return response;
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
    const stored = state.status === 'loading' && outside.storage ? storedPlayer(outside.storage) : null;
    if (stored !== null) tell({ type: 'present', player: stored });
    else tell({ type: 'absent', reason: leaving ?? (state.status === 'loading' ? 'nobody' : 'expired') });
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
    const { data, error } = await client.getSession();
    if (error !== null && isAuthRetryableFetchError(error)) throw noConnection();
    return data.session?.access_token ?? null;
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    token,
    async renew() {
      const { data, error } = await client.refreshSession();
      if (error === null) return data.session?.access_token ?? null;
      if (isAuthRetryableFetchError(error)) throw noConnection();
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
      const { data, error } = await client.getSession();
      if (error !== null && isAuthRetryableFetchError(error)) return false;
      if (data.session !== null) {
        const answer = await client.admin.signOut(data.session.access_token, 'local');
        if (answer.error !== null && !isGone(answer.error)) return false;
      }
      await forget('left');
      return true;
    },
    enter: () => tell({ type: 'entered' }),
    refused: () => forget('expired'),
  };
}

/** Whether the service says that there is no such session: then it has nothing left to end. */
function isGone(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || [401, 403, 404].includes(error.status ?? 0);
}

function noConnection(): ApiError {
  return new ApiError({ status: 0, code: 'network', message: 'Network error' });
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
