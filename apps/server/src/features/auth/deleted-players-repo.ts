import { createHash } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import { departures, type users } from '../../db/schema/index.ts';
import { ensurePlayer } from './repo.ts';

/**
 * Makes the player of an account that is kept elsewhere, if there is none. False, and nothing is made, when the player
 * has left since `issuedAt`, when what proves them was given out.
 */
export async function ensurePlayerUnlessDeleted(
  database: Database,
  player: typeof users.$inferInsert,
  issuedAt: Date,
): Promise<boolean> {
  const proof = and(eq(departures.playerHash, hashOf(player.id)), gte(departures.leftAt, issuedAt));
  try {
    return await inTransaction(database, async (transaction) => {
      await ensurePlayer(transaction, player);
      // Only now: a departure that was under way has held up the line above.
      if ((await transaction.$count(departures, proof)) > 0) throw new Left();
      return true;
    });
  } catch (error) {
    if (error instanceof Left) return false;
    throw error;
  }
}

/** Undoes the making of a player. */
class Left extends Error {}

/** Notes that a player has left. */
export async function recordDeletion(transaction: Transaction, playerId: string, leftAt: Date): Promise<void> {
  await transaction
    .insert(departures)
    .values({ playerHash: hashOf(playerId), leftAt })
    .onConflictDoUpdate({ target: departures.playerHash, set: { leftAt } });
}

/** Forgets those who have left so long ago that no token of theirs is good any more. */
export async function forgetDeletionsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(departures).where(lt(departures.leftAt, moment));
}

function hashOf(playerId: string): Buffer {
  return createHash('sha256').update(playerId).digest();
}
