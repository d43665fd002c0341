import { randomBytes } from 'node:crypto';
import { inTransaction, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import { signAnonKey } from './access-token.ts';
import { createKeys, makeKey, RETIRED_KEY_SERVES_MS, signerOf, type Keys } from './signing-keys.ts';
import * as repo from './repo.ts';

/**
 * The keys that all processes share, the public client key, and the secret that signs links. At the very first start they are made; processes that
 * start at once wait for each other here.
 */
export async function sharedKeys(database: Database, now: () => Date): Promise<{ keys: Keys; anonKey: string; linkSecret: string }> {
  const inServiceSince = () => new Date(now().getTime() - RETIRED_KEY_SERVES_MS);
  const secrets = await inTransaction(database, async (transaction) => {
    await repo.lockFirstKey(transaction);
    let newest = (await repo.readKeys(transaction, inServiceSince())).find((key) => key.retiredAt === null);
    if (newest === undefined) {
      newest = await makeKey(now());
      await repo.addKey(transaction, newest);
    }
    const anonKey = await signAnonKey(await signerOf(newest), now());
    return {
      anonKey: await repo.keepSecret(transaction, 'anon_key', anonKey, now()),
      linkSecret: await repo.keepSecret(transaction, 'link_secret', randomBytes(32).toString('base64url'), now()),
    };
  });
  return { keys: createKeys(() => repo.readKeys(database, inServiceSince()), now), ...secrets };
}

/**
 * Makes a new signing key in place of all others. Running servers sign with it within a minute; tokens of the former keys
 * are believed until they run out, or, where they are no longer to be trusted, only until then. Gives its id.
 */
export async function rotateKeys(transaction: Transaction, now: Date, { trustsFormer }: { readonly trustsFormer: boolean }): Promise<string> {
  await repo.lockFirstKey(transaction);
  const key = await makeKey(now);
  await repo.addKey(transaction, key);
  await repo.retireKeysBut(transaction, key.id, trustsFormer ? now : new Date(now.getTime() - RETIRED_KEY_SERVES_MS));
  return key.id;
}
