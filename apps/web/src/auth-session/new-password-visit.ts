import { AuthClient, type Session } from '@supabase/auth-js';
import { locale } from '@touchline/messages';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { authFailureOf, refusalOf, type AuthFailureCode } from './auth-failure.ts';
import { signInOrigin, type Configuration } from './server-configuration.ts';
import { newPasswordPage, type LinkReturn } from './email-link-parameters.ts';
import { followLink } from './follow-email-link.ts';
import type { AuthOutcome } from './start-auth-session.ts';
import { authSessionKey, type AuthSessionStorage } from './signed-in-player.ts';

/** Where the session of a link lies until the new password is saved: in this tab only. */
const recoveryKey = 'touchline.recovery';

/** What a visit to the page for a new password can do. */
export type Recovery =
  | { readonly state: 'ready'; /** Whose password it is. */ readonly email: string }
  /** The page was opened without a link. */
  | { readonly state: 'noLink' }
  | { readonly state: 'failed'; readonly failure: AuthFailureCode };

/** One visit to the page for a new password. */
export interface NewPassword {
  /** Whether a mail that is asked for is delivered; else its link waits for the operator to pass it on. */
  readonly deliversMails: boolean;
  /** Uses the link that led here: once, however often it is called, unless it has failed. */
  readonly open: () => Promise<Recovery>;
  /** Saves the password; the player is then signed in on this device, where it keeps sessions at all. */
  readonly save: (password: string) => Promise<AuthOutcome>;
  /** Asks for a mail with a new link. */
  readonly sendResetLink: (email: string) => Promise<AuthOutcome>;
}

/** What such a visit touches outside itself. */
export interface NewPasswordOutside {
  readonly fetch: typeof globalThis.fetch;
  /** Scheme, host and port of the page. */
  readonly origin: string;
  /** What the address brought along. */
  readonly link: LinkReturn | null;
  /** Lives as long as the tab: a player who looks something up in another app finds the page as it was. */
  readonly tab?: AuthSessionStorage;
  /** Where the main app looks for its session. */
  readonly device?: AuthSessionStorage;
}

/** Prepares a visit to the page for a new password; nothing is asked of the service before `open`. */
export function beginNewPassword(configuration: Configuration, outside: NewPasswordOutside): NewPassword {
  const { origin, link, tab, device } = outside;
  const fetch = fetchWithTimeout(outside.fetch);
  const client = new AuthClient({
    url: `${signInOrigin(configuration, origin)}/auth/v1`,
    headers: { 'apikey': configuration.supabaseAnonKey, 'accept-language': locale },
    storageKey: recoveryKey,
    persistSession: tab !== undefined,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch,
    ...(tab && { storage: tab }),
  });

  async function recovered(): Promise<Recovery> {
    const { data, error } = await client.getSession();
    if (error !== null) return { state: 'failed', failure: authFailureOf(error) };
    return data.session === null ? { state: 'noLink' } : readyFor(data.session);
  }

  async function follow(): Promise<Recovery> {
    if (link === null) return recovered();
    const use = await followLink(link, { client, fetch, origin, known: false });
    if (use.session !== null) return readyFor(use.session);
    opening = undefined;
    return { state: 'failed', failure: use.failure };
  }

  let opening: Promise<Recovery> | undefined;
  return {
    deliversMails: configuration.mails !== 'undelivered',
    open: () => (opening ??= follow()),
    async save(password) {
      const { error } = await client.updateUser({ password });
      if (error !== null) return refusalOf(error);
      const { data } = await client.getSession();
      const signedIn = data.session !== null && keep(device, data.session);
      tab?.removeItem(recoveryKey);
      return { ok: true, signedIn };
    },
    async sendResetLink(email) {
      const { error } = await client.resetPasswordForEmail(email, { redirectTo: `${origin}${newPasswordPage}` });
      return error === null ? { ok: true, signedIn: false } : refusalOf(error);
    },
  };
}

function readyFor({ user }: Session): Recovery {
  return { state: 'ready', email: user.email ?? '' };
}

/** Whether the session is now where the main app looks for it. */
function keep(storage: AuthSessionStorage | undefined, session: Session): boolean {
  try {
    storage?.setItem(authSessionKey, JSON.stringify(session));
    return storage !== undefined;
  } catch {
    // Storage is full or forbidden: the player signs in with the new password.
    return false;
  }
}
