import type { ConsentPurpose } from '@touchline/domain';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { guardianConsents } from '../../db/schema/index.ts';

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

/** Ends what a player asked for one purpose and what was agreed to; the addresses go. */
export async function endConsents(transaction: Transaction, playerId: string, purpose: ConsentPurpose, at: Date): Promise<void> {
  await transaction
    .update(guardianConsents)
    .set({ revokedAt: at, revokedBy: 'player', email: null })
    .where(
      and(
        eq(guardianConsents.playerId, playerId),
        eq(guardianConsents.purpose, purpose),
        isNull(guardianConsents.revokedAt),
      ),
    );
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
