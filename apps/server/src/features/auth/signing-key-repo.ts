import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { secrets, signingKeys } from '../../db/schema/index.ts';
import type { StoredKey } from './signing-keys.ts';

/** Any number that nothing else in this database uses as an advisory lock. */
const FIRST_KEY_LOCK = 7_301_774_219;

/** Makes every other start wait until this transaction ends, so that only one of them makes the first key. */
export async function lockFirstKey(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`);
}

/** Keys in service and those retired after `retiredSince`, newest first. */
export async function readKeys(database: Database | Transaction, retiredSince: Date): Promise<StoredKey[]> {
  return database
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, retiredSince)))
    .orderBy(sql`${signingKeys.createdAt} desc`, signingKeys.id);
}

export async function addKey(transaction: Transaction, key: StoredKey): Promise<void> {
  const { privateKey, publicKey, ...row } = key;
  await transaction.insert(signingKeys).values({ ...row, privateKey: { ...privateKey }, publicKey: { ...publicKey } });
}

/** Ends the service of all keys but one, at this moment; of those that were retired after it, too. */
export async function retireKeysBut(transaction: Transaction, id: string, retiredAt: Date): Promise<void> {
  await transaction
    .update(signingKeys)
    .set({ retiredAt })
    .where(and(ne(signingKeys.id, id), or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, retiredAt))));
}

/** The secret of this name: the one that is kept already, else the one given, which is kept from now on. */
export async function keepSecret(transaction: Transaction, name: string, value: string, now: Date): Promise<string> {
  await transaction.insert(secrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const [row] = await transaction.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value ?? value;
}
