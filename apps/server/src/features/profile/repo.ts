import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { users } from '../../db/schema/index.ts';

export type PlayerRow = typeof users.$inferSelect;

export async function readPlayer(database: Database, playerId: string): Promise<PlayerRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.id, playerId));
  return row;
}

export async function updatePlayer(
  transaction: Transaction,
  playerId: string,
  changes: Partial<Pick<PlayerRow, 'timeZone' | 'hidden' | 'updatedAt'>>,
): Promise<PlayerRow | undefined> {
  const [row] = await transaction.update(users).set(changes).where(eq(users.id, playerId)).returning();
  return row;
}
