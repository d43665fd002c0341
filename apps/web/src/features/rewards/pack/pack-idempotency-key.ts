/**
 * The key of the pack that is being opened. It stays until an answer arrives, also after a reload: whoever asks again
 * gets the same pack and does not pay twice.
 */
export interface PackIdempotencyKey {
  /** The key of the pack that waits for its answer, else a new one, which waits from now on. */
  readonly take: () => string;
  /** An answer has come: the next pack is another one. */
  readonly settle: () => void;
  /** Whether a pack was asked for and its answer never came. */
  readonly waits: () => boolean;
}

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept in local storage under the player's id; where that is full or forbidden, for as long as the page lives. */
export function packIdempotencyKey(playerId: string, storage: () => LocalStorage, newKey: () => string): PackIdempotencyKey {
  const name = `touchline.pack.${playerId}`;
  let ours: string | null = null;

  function kept(): string | null {
    try {
      return storage().getItem(name) ?? ours;
    } catch {
      return ours;
    }
  }

  return {
    take() {
      const key = kept() ?? newKey();
      ours = key;
      try {
        storage().setItem(name, key);
      } catch {
        return key;
      }
      return key;
    },
    settle() {
      ours = null;
      try {
        storage().removeItem(name);
      } catch {
        return;
      }
    },
    waits: () => kept() !== null,
  };
}
