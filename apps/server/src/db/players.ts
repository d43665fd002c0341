import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';
import { users } from './schema/index.ts';

/** A player's row. */
export type PlayerRow = typeof users.$inferSelect;

const selectPlayer = prepared('select_player', ['playerId'], (database, { playerId }) =>
  database.select().from(users).where(eq(users.id, playerId)),
);

/** A player's row as it stands; undefined when the player is gone. */
export async function readPlayer(database: Database, playerId: string): Promise<PlayerRow | undefined> {
  const [row] = await selectPlayer(database, { playerId });
  return row;
}
