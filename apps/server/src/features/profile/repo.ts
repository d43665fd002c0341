import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { users } from '../../db/schema/index.ts';

export { lockPlayer, readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** What a player may change of their row. */
export type ProfileColumns = Pick<
  PlayerRow,
  | 'displayName'
  | 'name'
  | 'teamName'
  | 'favoritePlayer'
  | 'country'
  | 'age'
  | 'lowestAge'
  | 'club'
  | 'favoriteFoot'
  | 'favoriteFootChosen'
  | 'avatar'
  | 'timeZone'
  | 'hidden'
  | 'hiddenChosen'
>;

/** Writes the changes. The caller holds the player's row locked. */
export async function updatePlayer(
  transaction: Transaction,
  playerId: string,
  changes: Partial<ProfileColumns> & { readonly updatedAt: Date },
): Promise<PlayerRow> {
  const [row] = await transaction.update(users).set(changes).where(eq(users.id, playerId)).returning();
  if (row === undefined) throw new Error('the caller does not hold the player');
  return row;
}
