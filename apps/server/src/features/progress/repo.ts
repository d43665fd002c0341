import type { PracticeDay } from '@touchline/domain';
import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { drillExperience, practiceSessions } from '../../db/schema/index.ts';

export { readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

/** What of a player's practice is looked at: from a day on, of one drill; null for all. */
export type Selection = { readonly from: PracticeDay | null; readonly drillId: string | null };

const { playerId: owner, practiceDay, drillId, durationMinutes, experienceGained, result, resultCounts, finishedAt, id } =
  practiceSessions;
/** What earned nothing is shown among the sessions, and counts for nothing else. */
const paid = isNull(practiceSessions.unpaid);

const sessions = sql`count(*)`.mapWith(Number);
const minutes = sql`sum(${durationMinutes})`.mapWith(Number);

const selected = (playerId: string, selection: Selection) =>
  and(
    eq(owner, playerId),
    selection.from === null ? undefined : gte(practiceDay, selection.from),
    selection.drillId === null ? undefined : eq(drillId, selection.drillId),
  );

/** What each day with practice adds up to, from a day on, in order. */
export async function sumDays(database: Database | Transaction, playerId: string, from: PracticeDay) {
  return database
    .select({ day: practiceDay, sessions, minutes, experience: sql`sum(${experienceGained})`.mapWith(Number) })
    .from(practiceSessions)
    .where(and(selected(playerId, { from, drillId: null }), paid))
    .groupBy(practiceDay)
    .orderBy(asc(practiceDay));
}

/** What each drill of a selection adds up to, most sessions first, and how many of its results count. */
export async function sumDrills(database: Database | Transaction, playerId: string, selection: Selection) {
  return database
    .select({ drillId, sessions, minutes, results: sql`count(*) filter (where ${resultCounts})`.mapWith(Number) })
    .from(practiceSessions)
    .where(and(selected(playerId, selection), paid))
    .groupBy(drillId)
    .orderBy(desc(sessions), desc(minutes), asc(drillId));
}

/** The latest sessions of a selection, newest first; for the trend of results only those that were paid and whose result counts. */
export async function latestSessions(
  database: Database | Transaction,
  playerId: string,
  selection: Selection & { readonly countedOnly?: boolean },
  limit: number,
) {
  return database
    .select()
    .from(practiceSessions)
    .where(and(selected(playerId, selection), selection.countedOnly === true ? and(paid, resultCounts) : undefined))
    .orderBy(desc(finishedAt), desc(id))
    .limit(limit);
}

/** Drills that the player has ever practised, how often, and the XP of each. */
export async function practisedDrills(database: Database | Transaction, playerId: string) {
  return database
    .select({
      drillId: drillExperience.drillId,
      sessions: drillExperience.sessions,
      experience: drillExperience.experiencePoints,
    })
    .from(drillExperience)
    .where(eq(drillExperience.playerId, playerId));
}

/** The best result of each drill, the one it beat, and the latest results. */
interface BestResult {
  readonly drillId: string;
  readonly best: number;
  /** The day on which it was first reached. */
  readonly day: PracticeDay;
  /** The best before that; null for a first result. */
  readonly bestBefore: number | null;
  /** Oldest first, the best itself among them where it is one of the latest. */
  readonly latest: number[];
}

/** How each drill went: nothing counted is no result, nor is what nobody can count. `latest` is how many of its latest results to tell. */
export async function bestResults(database: Database | Transaction, playerId: string, latest: number): Promise<BestResult[]> {
  const counted = database.$with('counted').as(
    database
      .select({
        drillId,
        result,
        practiceDay,
        finishedAt,
        id,
        bestFirst: sql<number>`row_number() over (partition by ${drillId} order by ${result} desc, ${finishedAt}, ${id})`.as('best_first'),
        latestFirst: sql<number>`row_number() over (partition by ${drillId} order by ${finishedAt} desc, ${id} desc)`.as('latest_first'),
        bestBefore: sql<number | null>`max(${result}) over (partition by ${drillId} order by ${finishedAt}, ${id} rows between unbounded preceding and 1 preceding)`.as('best_before'),
      })
      .from(practiceSessions)
      .where(and(eq(owner, playerId), gt(result, 0), resultCounts, paid)),
  );
  const ofBest = sql`filter (where ${counted.bestFirst} = 1)`;
  return database
    .with(counted)
    .select({
      drillId: counted.drillId,
      best: sql`max(${counted.result})`.mapWith(Number),
      day: sql<PracticeDay>`(min(${counted.practiceDay}) ${ofBest})::text`,
      bestBefore: sql<number | null>`max(${counted.bestBefore}) ${ofBest}`,
      latest: sql<number[]>`array_agg(${counted.result} order by ${counted.finishedAt}, ${counted.id}) filter (where ${counted.latestFirst} <= ${latest})`,
    })
    .from(counted)
    .groupBy(counted.drillId)
    .orderBy(asc(counted.drillId));
}
