import type { User } from '@supabase/auth-js';

/** Where the session lies in `localStorage`. */
export const authSessionKey = 'touchline.session';

/** The little of the browser's storage that a session needs. */
export type AuthSessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Who is playing. */
export interface SignedInPlayer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The player of an account: the display name, else the account name, else the email's first part, else 'Player' (spec 000 §4). */
export function playerOf(user: User): SignedInPlayer {
  const email = user.email ?? '';
  const names = [user.user_metadata['display_name'], user.user_metadata['name'], email.split('@')[0], 'Player'];
  const name = names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? 'Player';
  return { id: user.id, email, name: name.trim() };
}

/** Whether a token has the three segments of a JWT (spec 000 §5). */
export function isWellFormed(token: string): boolean {
  return token.split('.').length === 3;
}

/**
 * The player whose session lies in storage, fresh or not; null when there is none or it is spoilt. A session stays
 * there until the service refuses it, so a start without a connection still knows who is playing.
 */
export function storedPlayer(storage: AuthSessionStorage): SignedInPlayer | null {
  try {
    const found = JSON.parse(storage.getItem(authSessionKey) ?? 'null') as { access_token?: unknown; user?: User } | null;
    if (typeof found?.access_token !== 'string' || !isWellFormed(found.access_token)) return null;
    return typeof found.user?.id === 'string' ? playerOf({ ...found.user, user_metadata: found.user.user_metadata ?? {} }) : null;
  } catch {
    // Not JSON, or storage is forbidden: nobody is signed in as far as this browser can tell.
    return null;
  }
}
