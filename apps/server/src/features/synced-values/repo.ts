import type { SyncedValueKey } from '@touchline/domain';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-postgres-pool.ts';
import { userStorage } from '../../db/schema/index.ts';

export { readPlayer } from '../../db/read-and-lock-player.ts';

type StoredRow = Omit<typeof userStorage.$inferSelect, 'userId'>;

/** What a player's devices have kept: of one key, or of all. */
export async function readValues(database: Database, playerId: string, key?: SyncedValueKey): Promise<StoredRow[]> {
  return database
    .select({ key: userStorage.key, value: userStorage.value, updatedAt: userStorage.updatedAt })
    .from(userStorage)
    .where(and(eq(userStorage.userId, playerId), key === undefined ? undefined : eq(userStorage.key, key)))
    .orderBy(asc(userStorage.key));
}

/** Keeps a value unless a newer one is there. One of the future, left by a clock that was ahead, is not newer. */
export async function keepValue(database: Database, playerId: string, row: StoredRow, now: Date): Promise<void> {
  await database
    .insert(userStorage)
    // As text, so that what is a text or null to JSON is not taken for one of SQL.
    .values({ ...row, userId: playerId, value: sql`${JSON.stringify(row.value)}::jsonb` })
    .onConflictDoUpdate({
      target: [userStorage.userId, userStorage.key],
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${userStorage.updatedAt} <= excluded.updated_at or ${userStorage.updatedAt} > ${now.toISOString()}`,
    });
}

/** Takes a value away unless a newer one is there, as `keepValue` understands it. */
export async function dropValue(database: Database, playerId: string, key: SyncedValueKey, at: Date, now: Date): Promise<void> {
  await database
    .delete(userStorage)
    .where(
      and(
        eq(userStorage.userId, playerId),
        eq(userStorage.key, key),
        or(lte(userStorage.updatedAt, at), gt(userStorage.updatedAt, now)),
      ),
    );
}
