import { inTransaction, type Database } from '../../db/open.ts';
import { signAnonKey } from './access-token.ts';
import { createKeys, makeKey, RETIRED_KEY_SERVES_MS, signerOf, type Keys } from './keys.ts';
import * as repo from './repo.ts';

/**
 * The keys that all processes share, and the public client key. At the very first start they are made; processes that
 * start at once wait for each other here.
 */
export async function sharedKeys(database: Database, now: () => Date): Promise<{ keys: Keys; anonKey: string }> {
  const inServiceSince = () => new Date(now().getTime() - RETIRED_KEY_SERVES_MS);
  const anonKey = await inTransaction(database, async (transaction) => {
    await repo.lockFirstKey(transaction);
    let newest = (await repo.readKeys(transaction, inServiceSince())).find((key) => key.retiredAt === null);
    if (newest === undefined) {
      newest = await makeKey(now());
      await repo.addKey(transaction, newest);
    }
    return repo.keepSecret(transaction, 'anon_key', await signAnonKey(await signerOf(newest), now()), now());
  });
  return { keys: createKeys(() => repo.readKeys(database, inServiceSince()), now), anonKey };
}
