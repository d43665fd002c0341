/** What `GET /config` answers: where the sign-in service is, and the public key it is called with. */
export interface Configuration {
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly environment: string;
  /** Who may make an account; anybody without it. */
  readonly signUps?: WhoMayJoin;
  /** Mails wait at the server for its operator to pass them on; delivered without it. */
  readonly mails?: 'undelivered';
  /** Who runs the server and where they are asked; left out where they tell neither. */
  readonly operator?: Operator;
}

/** Who runs a server; its contact is the address of a page or of a mail, with its scheme. */
export interface Operator {
  readonly name: string | null;
  readonly contact: string | null;
}

/** Anybody, whoever has an invitation, nobody, or nobody more. */
export type WhoMayJoin = 'open' | 'invite' | 'closed' | 'full';

/** Shortest public key taken, in characters, is one more than this (spec 000 §5). */
const KEY_LONGER_THAN = 100;
const KEY_BEGINS = 'eyJ';

/** What is wrong with a configuration the server sent, for the details of the failure screen; null when it is good. */
export function flawIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return 'The configuration is not an object';
  const { supabaseUrl, supabaseAnonKey, environment } = answer as Partial<Record<keyof Configuration, unknown>>;
  if (typeof supabaseUrl !== 'string' || !URL.canParse(supabaseUrl)) return 'supabaseUrl is not an address';
  if (typeof supabaseAnonKey !== 'string' || supabaseAnonKey.length <= KEY_LONGER_THAN) {
    return `supabaseAnonKey is not longer than ${KEY_LONGER_THAN} characters`;
  }
  if (!supabaseAnonKey.startsWith(KEY_BEGINS)) return `supabaseAnonKey does not begin with ${KEY_BEGINS}`;
  return typeof environment === 'string' ? null : 'environment is missing';
}

/** Who signs the public key of a Touchline server's own accounts. */
const ownAccounts = 'urn:touchline:accounts';

/**
 * Where the sign-in service is reached from a page. One server has several names (localhost, the network's, the public
 * one) and `/config` tells one of them; a key of the server's own accounts says that they are where the page came
 * from. Any other key belongs to a hosted project, at its own address.
 */
export function signInOrigin({ supabaseUrl, supabaseAnonKey }: Configuration, pageOrigin: string): string {
  return issuerOf(supabaseAnonKey) === ownAccounts ? pageOrigin : supabaseUrl;
}

function issuerOf(token: string): unknown {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(claims)) as { readonly iss?: unknown }).iss;
  } catch {
    // Not a token one can read: nobody's that we know.
    return undefined;
  }
}
