import { authSessionKey, type AuthSessionStorage } from './signed-in-player.ts';

/**
 * A device's storage in which a session that has no room stays in memory, for this visit of the page: the sign-in library
 * does not expect a write to fail. Everything else fails there as before, for whoever asks to handle.
 */
export function sessionInMemoryWhenFull(storage: AuthSessionStorage): AuthSessionStorage {
  let session: string | null = null;
  return {
    getItem: (name) => (name === authSessionKey ? session : null) ?? storage.getItem(name),
    setItem: (name, value) => {
      if (name !== authSessionKey) return storage.setItem(name, value);
      try {
        storage.setItem(name, value);
        session = null;
      } catch {
        session = value;
      }
    },
    removeItem: (name) => {
      if (name === authSessionKey) session = null;
      storage.removeItem(name);
    },
  };
}
