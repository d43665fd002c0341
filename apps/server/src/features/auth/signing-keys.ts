import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** The only algorithm that signs, and the only one that is believed. */
export const ALGORITHM = 'ES256';

/** A signing key as it is kept. */
export type StoredKey = {
  readonly id: string;
  readonly privateKey: JWK;
  readonly publicKey: JWK;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
};

/** The signing keys that all processes share. */
export type Keys = {
  /** What tokens are signed and checked with now. It is replaced as a whole, never changed. */
  readonly current: () => Promise<KeySet>;
  /** The same, when a token names a key that the current set does not know: it may be new. */
  readonly currentWith: (keyId: string) => Promise<KeySet>;
};

export type Signer = { readonly id: string; readonly key: CryptoKey };

export type KeySet = {
  /** The newest key that is not retired. */
  readonly signer: Signer;
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  /** The same keys in the form others can read (RFC 7517). */
  readonly published: readonly Record<string, unknown>[];
};

/** How long a retired key's tokens are believed: longer than any of them lives. */
export const RETIRED_KEY_SERVES_MS = 60 * 60_000;

/** So long a key that was retired or removed in the database goes on here at most. */
const SET_LIVES_MS = 60_000;
/** Unknown key ids cost a look into the database no more often than this, whoever invents them. */
const LOOK_AGAIN_MS = 1_000;

/** A new key pair. Its id is its thumbprint (RFC 7638), so no two keys share one. */
export async function makeKey(createdAt: Date): Promise<StoredKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicKey = await exportJWK(pair.publicKey);
  return {
    id: await calculateJwkThumbprint(publicKey),
    privateKey: await exportJWK(pair.privateKey),
    publicKey,
    createdAt,
    retiredAt: null,
  };
}

export async function signerOf(stored: StoredKey): Promise<Signer> {
  return { id: stored.id, key: await imported(stored.privateKey) };
}

/**
 * Keeps the keys at hand and reads them again every minute, or when a token names an unknown one. `read` gives
 * the keys in service, newest first.
 */
export function createKeys(read: () => Promise<readonly StoredKey[]>, now: () => Date): Keys {
  let set: KeySet | undefined;
  let readAt = 0;
  let reading: Promise<KeySet> | undefined;

  function readAgain(): Promise<KeySet> {
    reading ??= keySetOf(read).then(
      (fresh) => {
        set = fresh;
        readAt = now().getTime();
        reading = undefined;
        return fresh;
      },
      (error: unknown) => {
        reading = undefined;
        throw error;
      },
    );
    return reading;
  }

  async function youngerThan(milliseconds: number): Promise<KeySet> {
    const age = now().getTime() - readAt;
    // A clock that was set back makes the age negative, and the set of unknown age.
    return set !== undefined && age >= 0 && age < milliseconds ? set : readAgain();
  }

  const current = () => youngerThan(SET_LIVES_MS);
  return {
    current,
    currentWith: async (keyId) => {
      const known = await current();
      return known.publicKeys.has(keyId) ? known : youngerThan(LOOK_AGAIN_MS);
    },
  };
}

async function keySetOf(read: () => Promise<readonly StoredKey[]>): Promise<KeySet> {
  const stored = await read();
  const newest = stored.find((key) => key.retiredAt === null);
  if (newest === undefined) throw new Error('No signing key is in service: restart to make one');
  const publicKeys = new Map<string, CryptoKey>();
  for (const key of stored) publicKeys.set(key.id, await imported(key.publicKey));
  return {
    signer: await signerOf(newest),
    publicKeys,
    published: stored.map(published),
  };
}

function published(key: StoredKey): Record<string, unknown> {
  return { ...key.publicKey, kid: key.id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] };
}

async function imported(key: JWK): Promise<CryptoKey> {
  const read = await importJWK(key, ALGORITHM);
  if (read instanceof Uint8Array) throw new Error('A signing key is not a public-key pair');
  return read;
}
