import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open.ts';
import type { PlayerRow } from '../../db/players.ts';
import { users } from '../../db/schema/index.ts';

export { readPlayer, type PlayerRow } from '../../db/players.ts';

export async function updatePlayer(
  transaction: Transaction,
  playerId: string,
  changes: Partial<Pick<PlayerRow, 'timeZone' | 'hidden' | 'updatedAt'>>,
): Promise<PlayerRow | undefined> {
  const [row] = await transaction.update(users).set(changes).where(eq(users.id, playerId)).returning();
  return row;
}
