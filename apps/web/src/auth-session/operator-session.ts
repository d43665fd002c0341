import { locale } from '@touchline/messages';
import { createStore } from '../store/emitter-and-store.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { failureOfCode, type AuthRefusal } from './auth-failure.ts';
import { signInOrigin, type Configuration } from './server-configuration.ts';

type Tokens = { readonly access: string; readonly refresh: string; readonly goodUntil: number };

/** The sign-in of an operator, which lasts as long as the page: nothing of it is stored on the device. */
export interface OperatorSession {
  readonly isOpen: () => boolean;
  /** Calls back after each change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly signIn: (email: string, password: string) => Promise<{ readonly ok: true; readonly signedIn: boolean } | AuthRefusal>;
  /** An access token with time left; null when nobody is signed in, or no more. */
  readonly token: () => Promise<string | null>;
  readonly renew: () => Promise<string | null>;
  readonly signOut: () => Promise<void>;
}

interface Outside {
  readonly fetch: typeof globalThis.fetch;
  /** Scheme, host and port of the page. */
  readonly origin: string;
  /** Milliseconds, as `Date.now`. */
  readonly now: () => number;
}

/** A token is renewed so long before it runs out, in milliseconds. */
const MARGIN = 30_000;

/**
 * Signs in where the player's app does, beside it: what a player has open in another tab stays as it is, and whoever
 * gets hold of the device later finds no operator signed in.
 */
export function beginOperatorSession(configuration: Configuration, { fetch: network, origin, now }: Outside): OperatorSession {
  const tokens = createStore<Tokens | null>(null);
  const fetch = fetchWithTimeout(network);
  const ask = (path: string, init: RequestInit, bearer?: string): Promise<Response> =>
    fetch(`${signInOrigin(configuration, origin)}/auth/v1/${path}`, {
      method: 'POST',
      ...init,
      headers: {
        'apikey': configuration.supabaseAnonKey,
        'accept-language': locale,
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });

  /** Grows with each sign-in and sign-out: an answer to what was asked before is none any more. */
  let turn = 0;

  async function open(grant: 'password' | 'refresh_token', body: object): Promise<AuthRefusal | null> {
    const asked = turn;
    let response: Response;
    try {
      response = await ask(`token?grant_type=${grant}`, { body: JSON.stringify(body) });
    } catch {
      return { ok: false, failure: 'no_connection' };
    }
    const answer = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
    const { access_token: access, refresh_token: refresh, expires_in: seconds } = answer;
    if (response.ok && typeof access === 'string' && typeof refresh === 'string' && typeof seconds === 'number') {
      if (asked === turn) tokens.set({ access, refresh, goodUntil: now() + seconds * 1_000 - MARGIN });
      return null;
    }
    const code = [answer['error_code'], answer['code']].find((given) => typeof given === 'string');
    const unnamed = response.status === 429 ? 'too_many_tries' : response.status >= 500 ? 'service_trouble' : 'unexpected';
    return { ok: false, failure: (code === undefined ? undefined : failureOfCode(code)) ?? unnamed };
  }

  let renewing: Promise<string | null> | undefined;
  /** One at a time; a connection that is lost ends nothing, a refusal does. */
  function renew(): Promise<string | null> {
    const current = tokens.get();
    if (current === null) return Promise.resolve(null);
    const asked = turn;
    renewing ??= open('refresh_token', { refresh_token: current.refresh })
      .then((refusal) => {
        if (asked !== turn) return null;
        if (refusal !== null && !['no_connection', 'service_trouble', 'too_many_tries'].includes(refusal.failure)) tokens.set(null);
        return refusal === null ? (tokens.get()?.access ?? null) : null;
      })
      .finally(() => (renewing = undefined));
    return renewing;
  }

  return {
    isOpen: () => tokens.get() !== null,
    subscribe: tokens.subscribe,
    async signIn(email, password) {
      turn += 1;
      return (await open('password', { email, password })) ?? { ok: true, signedIn: true };
    },
    token: async () => {
      const current = tokens.get();
      return current === null || current.goodUntil > now() ? (current?.access ?? null) : renew();
    },
    renew,
    async signOut() {
      turn += 1;
      const current = tokens.get();
      tokens.set(null);
      // What cannot be told now ends by itself: nobody has its tokens any more.
      if (current !== null) await ask('logout?scope=local', {}, current.access).catch(() => undefined);
    },
  };
}
