import { achievementsRevision, type AchievementId } from '@touchline/domain';
import { eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { achievementsEarned, users } from '../../db/schema/index.ts';

export { readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** Gives achievements to a player, each once. Gives back those that the player did not have. */
export async function giveAchievements(
  transaction: Transaction,
  playerId: string,
  ids: readonly AchievementId[],
  earnedAt: Date,
): Promise<AchievementId[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .insert(achievementsEarned)
    .values(ids.map((achievementId) => ({ playerId, achievementId, earnedAt })))
    .onConflictDoNothing()
    .returning({ id: achievementsEarned.achievementId });
  return rows.map(({ id }) => id);
}

/** The achievements of a player and when each was earned. */
export async function readEarned(database: Database | Transaction, playerId: string): Promise<Map<AchievementId, Date>> {
  const rows = await database
    .select({ id: achievementsEarned.achievementId, earnedAt: achievementsEarned.earnedAt })
    .from(achievementsEarned)
    .where(eq(achievementsEarned.playerId, playerId));
  return new Map(rows.map(({ id, earnedAt }) => [id, earnedAt]));
}

/** Some players for whom the achievements have changed since they were last gone through, locked. */
export async function lockOutdatedPlayers(transaction: Transaction, limit: number): Promise<PlayerRow[]> {
  return transaction
    .select()
    .from(users)
    .where(ne(users.achievementsRevision, achievementsRevision))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Notes that the whole list has been gone through for a player. */
export async function markUpToDate(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.update(users).set({ achievementsRevision }).where(eq(users.id, playerId));
}
