import type { PracticeDay, Side } from '@touchline/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { achievementsEarned, practiceSessions } from '../../db/schema/index.ts';

export { readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** What the coach looks at of a session. */
type SessionRow = {
  readonly drillId: string;
  readonly side: Side;
  readonly result: number;
  readonly resultCounts: boolean;
  readonly minutes: number;
  readonly day: PracticeDay;
};

/** The latest sessions that count, newest first. */
export async function latestSessions(database: Database | Transaction, playerId: string, limit: number): Promise<SessionRow[]> {
  return database
    .select({
      drillId: practiceSessions.drillId,
      side: practiceSessions.side,
      result: practiceSessions.result,
      resultCounts: practiceSessions.resultCounts,
      minutes: practiceSessions.durationMinutes,
      day: practiceSessions.practiceDay,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), isNull(practiceSessions.unpaid)))
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(limit);
}

/** The achievements that the player has. */
export async function earnedAchievements(database: Database | Transaction, playerId: string) {
  return database
    .select({ id: achievementsEarned.achievementId })
    .from(achievementsEarned)
    .where(eq(achievementsEarned.playerId, playerId));
}
