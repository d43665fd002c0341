import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { signAnonKey } from './access-token.ts';
import { createKeys, makeKey, RETIRED_KEY_SERVES_MS, signerOf, type Keys } from './signing-keys.ts';
import * as signingKeyRepo from './signing-key-repo.ts';

/**
 * The keys that all processes share, the public client key, and the secret that signs links. At the very first start they are made; processes that
 * start at once wait for each other here.
 */
export async function sharedKeys(database: Database, now: () => Date): Promise<{ keys: Keys; anonKey: string; linkSecret: string }> {
  const inServiceSince = () => new Date(now().getTime() - RETIRED_KEY_SERVES_MS);
  const secrets = await inTransaction(database, async (transaction) => {
    await signingKeyRepo.lockFirstKey(transaction);
    let newest = (await signingKeyRepo.readKeys(transaction, inServiceSince())).find((key) => key.retiredAt === null);
    if (newest === undefined) {
      newest = await makeKey(now());
      await signingKeyRepo.addKey(transaction, newest);
    }
    const anonKey = await signAnonKey(await signerOf(newest), now());
    return {
      anonKey: await signingKeyRepo.keepSecret(transaction, 'anon_key', anonKey, now()),
      linkSecret: await signingKeyRepo.keepSecret(transaction, 'link_secret', randomBytes(32).toString('base64url'), now()),
    };
  });
  return { keys: createKeys(() => signingKeyRepo.readKeys(database, inServiceSince()), now), ...secrets };
}

/**
 * Makes a new signing key in place of all others. Running servers sign with it within a minute; tokens of the former keys
 * are believed until they run out, or, where they are no longer to be trusted, only until then. Gives its id.
 */
export async function rotateKeys(transaction: Transaction, now: Date, { trustsFormer }: { readonly trustsFormer: boolean }): Promise<string> {
  await signingKeyRepo.lockFirstKey(transaction);
  const key = await makeKey(now);
  await signingKeyRepo.addKey(transaction, key);
  await signingKeyRepo.retireKeysBut(transaction, key.id, trustsFormer ? now : new Date(now.getTime() - RETIRED_KEY_SERVES_MS));
  return key.id;
}
