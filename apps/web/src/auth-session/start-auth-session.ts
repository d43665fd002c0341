import {
  AuthClient,
  isAuthRefreshDiscardedError,
  isAuthSessionMissingError,
  type AuthError,
  type Session,
} from '@supabase/auth-js';
import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { locale } from '@touchline/messages';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { failureOfCode, refusalOf, type AuthFailureCode, type AuthRefusal } from './auth-failure.ts';
import { signInOrigin, type Configuration, type Operator, type WhoMayJoin } from './server-configuration.ts';
import { newPasswordAddress, newPasswordPage, reloadOnLink, takeLinkReturn, type LinkReturn } from './email-link-parameters.ts';
import { followLink, type LinkUse } from './follow-email-link.ts';
import { clearSignOutReason, storeSignOutReason, storedSignOutReason } from './sign-out-reason.ts';
import { signUpSentAgain } from './sign-up-sent-again.ts';
import { renewalOver } from './token-renewal.ts';
import { nextState, type Arrival, type AuthSessionEvent, type AuthSessionState, type SignedOutReason } from './auth-session-state.ts';
import { sessionInMemoryWhenFull } from './session-in-memory-when-full.ts';
import { isWellFormed, playerOf, authSessionKey, storedPlayer, type AuthSessionStorage } from './signed-in-player.ts';
import { storePendingSignOut, sendPendingSignOuts } from './pending-sign-outs.ts';
import { createEmitter } from '../store/emitter-and-store.ts';

/** What a form learns of its call; a failure has its words in `features/auth`. */
export type AuthOutcome =
  | { readonly ok: true; /** False while the address has yet to be confirmed by mail. */ readonly signedIn: boolean }
  | AuthRefusal;

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** IANA name of the device's zone. */
  readonly timeZone: string;
  /** The code of an invitation, where one is needed. */
  readonly invite?: string | undefined;
}

/** The player's session: who is signed in, the tokens of the API, and the ways in and out. */
export interface PlayerAuthSession {
  /** Who may make an account here. */
  readonly whoMayJoin: WhoMayJoin;
  /** Whether a mail that is asked for is delivered; else its link waits for the operator to pass it on. */
  readonly deliversMails: boolean;
  /** Who runs this server, as far as they tell. */
  readonly operator: Operator;
  readonly state: () => AuthSessionState;
  /** Calls back after each change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** An access token with time left; null when nobody is signed in. Throws `ApiError` when it cannot be renewed now. */
  readonly token: () => Promise<string | null>;
  /** A new access token after a 401; null when the service refuses, and the player is then signed out. Throws as `token`. */
  readonly renew: () => Promise<string | null>;
  readonly signIn: (email: string, password: string) => Promise<AuthOutcome>;
  /** Makes an account. Sent again after an answer that was lost, it signs in to the account that the first one made. */
  readonly signUp: (form: SignUpForm) => Promise<AuthOutcome>;
  /** Asks for a mail with a link to the page for a new password. */
  readonly sendResetLink: (email: string) => Promise<AuthOutcome>;
  /** Confirms the sign-up of the link that led here, in a browser that did not send it. */
  readonly confirmSignUpPassword: (password: string) => Promise<AuthOutcome>;
  /** Asks once more for the mail that confirms a sign-up. */
  readonly resendConfirmation: (email: string) => Promise<AuthOutcome>;
  /**
   * Ends this device's session, also where the service cannot be reached: it is told later. False when it answers that
   * it failed: the player then stays signed in.
   */
  readonly signOut: () => Promise<boolean>;
  /** Ends all other sessions of the player and keeps this one; why not, where that failed. */
  readonly signOutOthers: () => Promise<AuthOutcome>;
  /** The hello has been said: on to the main app. */
  readonly enter: () => void;
  /** The API refused even a new token: the player has to sign in again, or cannot. */
  readonly refused: (why?: 'suspended') => Promise<void>;
  /** The account was deleted, and this session with it; a hosted project may still have its sign-in. */
  readonly deleted: (what: 'whole' | 'signInStays') => Promise<void>;
}

/** What a session touches outside itself, so that tests can stand in. */
export interface AuthSessionOutside {
  readonly fetch: typeof globalThis.fetch;
  readonly storage?: AuthSessionStorage;
  /** Scheme, host and port of the page. */
  readonly origin: string;
  /** What the address of the page brought along. */
  readonly link?: LinkReturn | null;
  /** Leaves for another page of ours. */
  readonly goTo: (address: string) => void;
  /** Calls back when another tab has changed what lies in storage. */
  readonly onChangedElsewhere?: (changed: () => void) => void;
  /** Calls back when the connection may have come back. */
  readonly onOnline?: (act: () => void) => void;
}

/** Opens the session that lies in storage, or waits for one; the state leaves 'loading' when that is known. */
export function startAuthSession(configuration: Configuration, outside: AuthSessionOutside = browser()): PlayerAuthSession {
  const changes = createEmitter();
  const storage = outside.storage && sessionInMemoryWhenFull(outside.storage);
  const known = storage ? storedPlayer(storage) : null;
  // Whoever was signed in goes straight in; the token is looked at meanwhile.
  const link = outside.link ?? null;
  let state: AuthSessionState = known && link === null ? { status: 'signedIn', player: known } : { status: 'loading' };
  let arriving: Arrival | undefined;
  let leaving: SignedOutReason | undefined;
  /** While true the service already knows that the session has ended. */
  let forgetting = false;
  /** While true the link that led here is being used, and nothing else says who is signed in. */
  let following = link !== null;

  const fetch = fetchWithTimeout(outside.fetch);
  const renewal = renewalOver(fetch);
  const url = `${signInOrigin(configuration, outside.origin)}/auth/v1`;
  const headers = { 'apikey': configuration.supabaseAnonKey, 'accept-language': locale };
  const client = new AuthClient({
    url,
    headers,
    storageKey: authSessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // What a link brought is read and cleared away before, also where the service sent a token of its own.
    detectSessionInUrl: false,
    fetch: call,
    ...(storage && { storage }),
  });

  const sendSignUp = signUpSentAgain(client);

  async function call(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input.url : String(input);
    if (forgetting && address.includes('/logout')) return new Response(null, { status: 204 });
    if (address.includes('grant_type=refresh_token')) {
      const response = await renewal.fetch(input, init);
      if (await isSuspension(response)) noteSuspension();
      return response;
    }
    return fetch(input, init);
  }

  /** Storage may be forbidden, and the other tabs look there. */
  let suspended = false;
  function noteSuspension(): void {
    suspended = true;
    storeSignOutReason(storage, 'suspended');
  }

  function tell(event: AuthSessionEvent): void {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    changes.emit();
  }

  function present(session: Session): void {
    if (isWellFormed(session.access_token)) {
      if (!('player' in state)) {
        suspended = false;
        clearSignOutReason(storage);
      }
      tell({ type: 'present', player: playerOf(session.user), ...(arriving && { arrival: arriving }) });
    } else void forget(unasked());
  }

  /** Why a session is over that was not ended here: the player left in another tab, else the service ended it, and may have said why. */
  function unasked(): SignedOutReason {
    return storedSignOutReason(storage) ?? (suspended ? 'suspended' : 'expired');
  }

  function absent(): void {
    // What still lies in storage was not refused: it only could not be renewed yet.
    if (storage && storedPlayer(storage) !== null) return;
    tell({ type: 'absent', reason: leaving ?? (state.status === 'loading' ? 'nobody' : unasked()) });
  }

  client.onAuthStateChange((_event, session) => {
    if (following) return;
    if (session === null) absent();
    else present(session);
  });

  async function arrive(how: Arrival, come: () => Promise<{ session: Session | null; error: AuthError | null }>) {
    arriving = how;
    try {
      const { session, error } = await come();
      if (error !== null) return refusalOf(error);
      return { ok: true, signedIn: session !== null } as const;
    } finally {
      arriving = undefined;
    }
  }

  async function follow(from: LinkReturn): Promise<void> {
    if (from.kind !== 'refusal' && from.purpose === 'recovery') return outside.goTo(newPasswordAddress(from));
    const use = await renewal.orCutShort(followLink(from, { client, ...outside, fetch, known: known !== null })).catch((error: unknown): LinkUse => ({ session: null, failure: failureOfRenewal(error) }));
    following = false;
    if (use.session !== null) {
      arriving = use.arrival;
      present(use.session);
      arriving = undefined;
    } else if (known === null) tell({ type: 'absent', reason: { link: use.failure } });
    // Whoever was signed in before stays so; the link was for somebody else, or has done its work already.
    else tell({ type: 'present', player: known });
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

  async function endAtService(): Promise<'ended' | 'failed' | 'unreachable'> {
    let access: string | null;
    try {
      access = await token();
    } catch {
      return 'unreachable';
    }
    if (access === null) return 'ended';
    const { error } = await client.admin.signOut(access, 'local');
    if (error === null || isGone(error)) return 'ended';
    return [0, 502, 503, 504].includes(error.status ?? 0) ? 'unreachable' : 'failed';
  }

  /**
   * Ends the session here, the service is told later. The library would wait for it first; a renewal that is under way
   * is dropped by the library when it finds nothing stored.
   */
  function endHereOnly(): boolean {
    if (!storePendingSignOut(storage, storage?.getItem(authSessionKey) ?? null)) return false;
    storage?.removeItem(authSessionKey);
    tell({ type: 'absent', reason: 'left' });
    return true;
  }

  const tellLater = (): void => void sendPendingSignOuts(storage, { fetch, url, headers });
  tellLater();
  outside.onOnline?.(tellLater);
  if (link !== null) void follow(link);
  // The library tells its other tabs as well, but that may come before what it took out of storage is gone here.
  outside.onChangedElsewhere?.(absent);

  return {
    whoMayJoin: configuration.signUps ?? 'open',
    deliversMails: configuration.mails !== 'undelivered',
    operator: configuration.operator ?? { name: null, contact: null },
    state: () => state,
    subscribe: changes.subscribe,
    token,
    async renew() {
      const { data, error } = await renewal.orCutShort(client.refreshSession());
      if (error === null) return data.session?.access_token ?? null;
      if (isAuthRefreshDiscardedError(error)) return token();
      await forget(unasked());
      return null;
    },
    signIn: (email, password) =>
      arrive('returning', async () => {
        const { data, error } = await client.signInWithPassword({ email, password });
        return { session: data.session, error };
      }),
    signUp: ({ name, email, password, timeZone, invite }) =>
      arrive('new', async () => {
        const about = { name, display_name: name, time_zone: timeZone, ...(invite !== undefined && { invite_code: invite }) };
        const options = { data: about, emailRedirectTo: `${outside.origin}/` };
        return sendSignUp({ email, password, options });
      }),
    confirmSignUpPassword: (password) =>
      arrive('new', async () => {
        // The library sends what it is given, the password with it.
        const proof = { type: 'email' as const, token_hash: link?.kind === 'token' ? link.token : '', password };
        const { data, error } = await client.verifyOtp(proof);
        return { session: data.session, error };
      }),
    async sendResetLink(email) {
      const redirectTo = `${outside.origin}${newPasswordPage}`;
      return asked((await client.resetPasswordForEmail(email, { redirectTo })).error);
    },
    async resendConfirmation(email) {
      const options = { emailRedirectTo: `${outside.origin}/` };
      return asked((await client.resend({ type: 'signup', email, options })).error);
    },
    async signOut() {
      storeSignOutReason(storage, 'left');
      const ended = await endAtService();
      if (ended === 'ended') await forget('left');
      else if (ended === 'failed' || !endHereOnly()) {
        clearSignOutReason(storage);
        return false;
      }
      return true;
    },
    async signOutOthers() {
      try {
        return asked((await renewal.orCutShort(client.signOut({ scope: 'others' }))).error);
      } catch (error) {
        return { ok: false, failure: failureOfRenewal(error) };
      }
    },
    enter: () => tell({ type: 'entered' }),
    refused(why) {
      if (why === 'suspended') noteSuspension();
      return forget(unasked());
    },
    deleted(what) {
      storeSignOutReason(storage, { deleted: what });
      return forget({ deleted: what });
    },
  };
}

/** Whether the service refuses a renewal because the account is suspended; the library reads the answer itself. */
async function isSuspension(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const answer = (await response.clone().json().catch(() => null)) as { readonly code?: unknown; readonly error_code?: unknown } | null;
  return [answer?.error_code, answer?.code].some((code) => typeof code === 'string' && failureOfCode(code) === 'suspended');
}

/** Why a session could not be renewed just now, which something else needs first. */
function failureOfRenewal(error: unknown): AuthFailureCode {
  const code = error instanceof ApiError ? error.code : '';
  return code === 'network' ? 'no_connection' : code === FOREIGN_PAGE ? 'foreign_page' : 'service_trouble';
}

/** What came of asking for a mail. */
function asked(error: AuthError | null): AuthOutcome {
  return error === null ? { ok: true, signedIn: false } : refusalOf(error);
}

/** Whether the service says that there is no such session: then it has nothing left to end. */
function isGone(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || [401, 403, 404].includes(error.status ?? 0);
}

function browser(): AuthSessionOutside {
  reloadOnLink(globalThis);
  const page: AuthSessionOutside = {
    fetch: (input, init) => globalThis.fetch(input, init),
    origin: location.origin,
    link: takeLinkReturn(location, history),
    goTo: (address) => location.replace(address),
  };
  try {
    const storage = globalThis.localStorage;
    const onChangedElsewhere = (changed: () => void): void => globalThis.addEventListener('storage', changed);
    const onOnline = (act: () => void): void => {
      globalThis.addEventListener('online', act);
      document.addEventListener('visibilitychange', act);
    };
    return { ...page, storage, onChangedElsewhere, onOnline };
  } catch {
    // Storage is forbidden: the session then lasts as long as the page.
    return page;
  }
}
