import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { users } from '../../db/schema/index.ts';

export { lockPlayer, readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** Players by their address, in whatever case it is written. */
export async function readByEmail(database: Database, email: string): Promise<PlayerRow[]> {
  return database.select().from(users).where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
}

/** A page of players by address, whose address, names or team hold a text. */
export async function listPlayers(database: Database, page: { readonly text: string | null; readonly after: string | null; readonly limit: number }): Promise<PlayerRow[]> {
  const like = page.text === null ? undefined : `%${page.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = like === undefined ? undefined : or(...[users.email, users.name, users.displayName, users.teamName].map((column) => ilike(column, like)));
  return database
    .select()
    .from(users)
    .where(and(found, page.after === null ? undefined : gt(users.email, page.after)))
    .orderBy(asc(users.email), asc(users.id))
    .limit(page.limit);
}

type Changes = Partial<Pick<PlayerRow, 'displayName' | 'hidden' | 'hiddenByOperator' | 'suspendedAt'>> & { readonly updatedAt: Date };

/** The caller holds the player's row locked. */
export async function updatePlayer(transaction: Transaction, playerId: string, changes: Changes): Promise<void> {
  await transaction.update(users).set(changes).where(eq(users.id, playerId));
}
