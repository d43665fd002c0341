import { achievementsEarned, achievementsRevision, type AchievementId } from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import * as repo from './repo.ts';
import { achievementStatsOf } from './achievement-stats.ts';

const BATCH = 200;

/**
 * Gives a player what a change of their row has earned, each achievement once, and gives those that are new. When
 * the achievements have changed since, all are gone through.
 */
export async function awardAchievements(
  transaction: Transaction,
  before: repo.PlayerRow,
  after: repo.PlayerRow,
  now: Date,
): Promise<AchievementId[]> {
  const earned = achievementsEarned(achievementStatsOf(after));
  if (before.achievementsRevision !== achievementsRevision) {
    await repo.markUpToDate(transaction, after.id);
    return repo.giveAchievements(transaction, after.id, earned, now);
  }
  const had = new Set(achievementsEarned(achievementStatsOf(before)));
  const fresh = earned.filter((id) => !had.has(id));
  return repo.giveAchievements(transaction, after.id, fresh, now);
}

/** Gives all players what they had earned before an achievement was added to the list. */
export async function awardRetroactively(database: Database, now: Date): Promise<void> {
  let awarded: number;
  do {
    awarded = await inTransaction(database, async (transaction) => {
      const players = await repo.lockOutdatedPlayers(transaction, BATCH);
      for (const player of players) await awardAchievements(transaction, player, player, now);
      return players.length;
    });
  } while (awarded > 0);
}

/** What a player has earned by their row and was not given. */
export async function listMissingAchievements(transaction: Transaction, player: repo.PlayerRow): Promise<AchievementId[]> {
  // Who has never practised has been given nothing yet.
  if (player.totalSessions === 0) return [];
  const has = await repo.readEarned(transaction, player.id);
  return achievementsEarned(achievementStatsOf(player)).filter((id) => !has.has(id));
}
