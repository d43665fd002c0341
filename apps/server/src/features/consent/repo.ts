import type { ConsentPurpose } from '@touchline/domain';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { guardianConsents, users } from '../../db/schema/index.ts';

export { lockPlayer, readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

export type ConsentRow = typeof guardianConsents.$inferSelect;
export type ConsentChanges = Partial<
  Pick<ConsentRow, 'email' | 'undeliverableAt' | 'answeredAt' | 'isGiven' | 'revokedAt' | 'revokedBy'>
>;

/** All requests of a player, the latest first; of two of one moment the one that stands. */
export async function readConsents(database: Database | Transaction, playerId: string): Promise<ConsentRow[]> {
  return database
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.playerId, playerId))
    .orderBy(desc(guardianConsents.requestedAt), sql`${guardianConsents.revokedAt} desc nulls first`, guardianConsents.id);
}

export async function readConsent(database: Database | Transaction, id: string): Promise<ConsentRow | undefined> {
  const [row] = await database.select().from(guardianConsents).where(eq(guardianConsents.id, id));
  return row;
}

/** Reads a request and holds it until the transaction ends. */
export async function lockConsent(transaction: Transaction, id: string): Promise<ConsentRow | undefined> {
  const [row] = await transaction.select().from(guardianConsents).where(eq(guardianConsents.id, id)).for('update');
  return row;
}

export async function addConsent(transaction: Transaction, row: typeof guardianConsents.$inferInsert): Promise<void> {
  await transaction.insert(guardianConsents).values(row);
}

export async function changeConsent(database: Database | Transaction, id: string, changes: ConsentChanges): Promise<void> {
  await database.update(guardianConsents).set(changes).where(eq(guardianConsents.id, id));
}

/** Ends what a player asked for one purpose and what was agreed to; the addresses go, and are given. */
export async function endConsents(transaction: Transaction, playerId: string, purpose: ConsentPurpose, at: Date): Promise<string[]> {
  const standing = and(
    eq(guardianConsents.playerId, playerId),
    eq(guardianConsents.purpose, purpose),
    isNull(guardianConsents.revokedAt),
  );
  const ended = await transaction.select({ email: guardianConsents.email }).from(guardianConsents).where(standing).for('update');
  await transaction.update(guardianConsents).set({ revokedAt: at, revokedBy: 'player', email: null }).where(standing);
  return ended.flatMap(({ email }) => email ?? []);
}

/** Whether an address, however it is capitalised, is kept for another reason: a player's own, or that of another request. */
export async function isAddressKept(database: Database, address: string): Promise<boolean> {
  const isIt = (column: typeof users.email | typeof guardianConsents.email) => eq(sql`lower(${column})`, address.toLowerCase());
  const [player, request] = await Promise.all([
    database.select({ id: users.id }).from(users).where(isIt(users.email)).limit(1),
    database.select({ id: guardianConsents.id }).from(guardianConsents).where(isIt(guardianConsents.email)).limit(1),
  ]);
  return player.length + request.length > 0;
}

/** The addresses of grown-ups that are kept for a player. */
export async function readAddresses(database: Database, playerId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ email: guardianConsents.email })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.playerId, playerId), isNotNull(guardianConsents.email)));
  return rows.flatMap(({ email }) => email ?? []);
}

/** Forgets the addresses of requests that were made before this moment and never answered. */
export async function forgetUnanswered(database: Database, before: Date): Promise<void> {
  await database
    .update(guardianConsents)
    .set({ email: null })
    .where(and(isNull(guardianConsents.answeredAt), isNotNull(guardianConsents.email), lt(guardianConsents.requestedAt, before)));
}
