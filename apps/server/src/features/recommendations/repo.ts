import { LATEST_SESSIONS, type PracticeDay, type Side } from '@touchline/domain';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import { practiceSessions } from '../../db/schema/index.ts';

export { readPlayer } from '../../db/read-and-lock-player.ts';

const { playerId: owner, unpaid, drillId, side, practiceDay, result, resultCounts, finishedAt, id } = practiceSessions;

/** What all sessions of a drill add up to, of those that count; a result that nobody can count is none. */
export type DrillSum = {
  readonly drillId: string;
  readonly sessions: number;
  readonly lastDay: PracticeDay;
  readonly bestResult: number;
  readonly lastResult: number;
};

const counted = sql`case when ${resultCounts} then ${result} else 0 end`;

const selectDrillSums = prepared('recommendations_drill_sums', ['playerId'], (database, { playerId }) =>
  database
    .select({
      drillId,
      sessions: sql`count(*)`.mapWith(Number),
      lastDay: sql<PracticeDay>`max(${practiceDay})`,
      bestResult: sql`max(${counted})`.mapWith(Number),
      lastResult: sql`(array_agg(${counted} order by ${finishedAt} desc, ${id} desc))[1]`.mapWith(Number),
    })
    .from(practiceSessions)
    .where(and(eq(owner, playerId), isNull(unpaid)))
    .groupBy(drillId),
);

/** A row for each drill that the player has practised in a session that counts. */
export async function sumDrills(transaction: Transaction, playerId: string): Promise<DrillSum[]> {
  return selectDrillSums(transaction, { playerId });
}

const selectUncounted = prepared('recommendations_uncounted', ['playerId'], (database, { playerId }) =>
  database
    .selectDistinct({ drillId })
    .from(practiceSessions)
    .where(and(eq(owner, playerId), isNotNull(unpaid))),
);

/** The drills of sessions that count for nothing. */
export async function drillsOfUncounted(transaction: Transaction, playerId: string): Promise<string[]> {
  return (await selectUncounted(transaction, { playerId })).map((row) => row.drillId);
}

const selectLatestSides = prepared('recommendations_latest_sides', ['playerId'], (database, { playerId }) =>
  database
    .select({ drillId, side })
    .from(practiceSessions)
    .where(and(eq(owner, playerId), isNull(unpaid)))
    .orderBy(desc(finishedAt), desc(id))
    .limit(LATEST_SESSIONS),
);

/** Drill and foot of the latest sessions, newest first. */
export async function latestSides(transaction: Transaction, playerId: string): Promise<{ drillId: string; side: Side }[]> {
  return selectLatestSides(transaction, { playerId });
}
