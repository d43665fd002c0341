/** What `GET /config` answers: where the sign-in service is, and the public key it is called with. */
export interface Configuration {
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly environment: string;
}

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
