import type { StorageKey } from '@touchline/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { userStorage } from '../../db/schema/index.ts';

export { readPlayer } from '../../db/players.ts';

type StoredRow = Omit<typeof userStorage.$inferSelect, 'userId'>;

/** What a player's devices have kept: of one key, or of all. */
export async function readValues(database: Database, playerId: string, key?: StorageKey): Promise<StoredRow[]> {
  return database
    .select({ key: userStorage.key, value: userStorage.value, updatedAt: userStorage.updatedAt })
    .from(userStorage)
    .where(and(eq(userStorage.userId, playerId), key === undefined ? undefined : eq(userStorage.key, key)))
    .orderBy(asc(userStorage.key));
}

/** Keeps a value unless a newer one is there. */
export async function keepValue(database: Database, playerId: string, row: StoredRow): Promise<void> {
  await database
    .insert(userStorage)
    // As text, so that what is a text or null to JSON is not taken for one of SQL.
    .values({ ...row, userId: playerId, value: sql`${JSON.stringify(row.value)}::jsonb` })
    .onConflictDoUpdate({
      target: [userStorage.userId, userStorage.key],
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
      setWhere: lte(userStorage.updatedAt, sql`excluded.updated_at`),
    });
}

/** Takes a value away unless a newer one is there. */
export async function dropValue(database: Database, playerId: string, key: StorageKey, at: Date): Promise<void> {
  await database
    .delete(userStorage)
    .where(and(eq(userStorage.userId, playerId), eq(userStorage.key, key), lte(userStorage.updatedAt, at)));
}
