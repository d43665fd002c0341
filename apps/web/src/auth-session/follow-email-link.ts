import type { AuthClient, Session } from '@supabase/auth-js';
import { authFailureOf, failureOfCode, type AuthFailureCode } from './auth-failure.ts';
import type { LinkReturn } from './email-link-parameters.ts';
import type { Arrival } from './auth-session-state.ts';

type Client = InstanceType<typeof AuthClient>;

/** What came of a link: a session, or why there is none. */
export type LinkUse =
  | { readonly session: Session; readonly arrival: Arrival }
  | { readonly session: null; readonly failure: AuthFailureCode };

interface LinkOutside {
  readonly client: Client;
  readonly fetch: typeof globalThis.fetch;
  /** Scheme, host and port of the API. */
  readonly origin: string;
  /** Whether somebody was signed in here before. */
  readonly known: boolean;
}

/** Turns what a link brought into a session. */
export function followLink(link: LinkReturn, outside: LinkOutside): Promise<LinkUse> {
  return link.kind === 'refusal' ? repair(link, outside) : authSessionOf(link, outside.client);
}

async function authSessionOf(link: Exclude<LinkReturn, { kind: 'refusal' }>, client: Client): Promise<LinkUse> {
  const { data, error } =
    link.kind === 'session'
      ? await client.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
      : await client.verifyOtp({ token_hash: link.token, type: link.purpose === 'confirmation' ? 'email' : link.purpose });
  if (error !== null) return { session: null, failure: authFailureOf(error) };
  return data.session === null ? { session: null, failure: 'unexpected' } : { session: data.session, arrival: link.purpose === 'email_change' ? 'newEmail' : 'new' };
}

/**
 * The sign-in service has made an account but failed to make the player's record: asking for the record makes it
 * (spec 000 §4). Any other refusal stays one.
 */
async function repair(
  { code, description }: LinkReturn & { readonly kind: 'refusal' },
  { client, fetch, origin, known }: LinkOutside,
): Promise<LinkUse> {
  const named = failureOfCode(code);
  if (named !== undefined) return { session: null, failure: named };
  if (code !== 'unexpected_failure' || !description.includes('Database')) return { session: null, failure: 'unexpected' };
  const notMade = { session: null, failure: 'account_not_made' } as const;
  if (!known) return notMade;
  const { data } = await client.getSession();
  if (data.session === null) return notMade;
  try {
    const headers = { authorization: `Bearer ${data.session.access_token}` };
    const answer = await fetch(`${origin}/api/profile`, { headers });
    return answer.ok ? { session: data.session, arrival: 'made' } : notMade;
  } catch {
    // No connection: the record is made by the first thing that asks for it.
    return notMade;
  }
}
