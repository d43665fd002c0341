import { isHiddenByAge } from '@touchline/domain';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './open-postgres-pool.ts';
import { prepared } from './prepared-statement.ts';
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

const selectPlayerForUpdate = prepared('select_player_for_update', ['playerId'], (database, { playerId }) =>
  database.select().from(users).where(eq(users.id, playerId)).for('update'),
);

/** Reads the player and holds the row until the transaction ends: one write of a player at a time. */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow | undefined> {
  const [row] = await selectPlayerForUpdate(transaction, { playerId });
  return row;
}

/** Whether a player is on no board: by the operator, by their own choice, else by their age. */
export function isHidden(player: Pick<PlayerRow, 'suspendedAt' | 'hiddenByOperator' | 'hiddenChosen' | 'age'>): boolean {
  return player.suspendedAt !== null || player.hiddenByOperator || (player.hiddenChosen ?? isHiddenByAge(player.age));
}

const selectSuspension = prepared('select_suspension', ['playerId'], (database, { playerId }) =>
  database.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, playerId)),
);

/** Whether the player is there, suspended or gone: an access token outlives the account it was given for by minutes. */
export async function presenceOf(database: Database, playerId: string): Promise<'present' | 'suspended' | 'gone'> {
  const [row] = await selectSuspension(database, { playerId });
  if (row === undefined) return 'gone';
  return row.suspendedAt === null ? 'present' : 'suspended';
}
