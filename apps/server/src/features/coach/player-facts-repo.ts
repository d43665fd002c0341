import type { AchievementId, PracticeDay, Side } from '@touchline/domain';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { prepared } from '../../db/prepared-statement.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import { achievementsEarned, practiceSessions, users } from '../../db/schema/index.ts';
import { latestScoredReviewsAsJson, readScoredReviews, type ScoredReview } from '../analysis/index.ts';

export { readPlayer } from '../../db/read-and-lock-player.ts';

/** How many of the latest sessions the coach looks at: some years of practice. */
const SESSIONS_LOOKED_AT = 1000;
/** How many of the latest video reviews: enough for the last one of each skill, mostly. */
const REVIEWS_LOOKED_AT = 20;

/** What the coach looks at of a session. */
export type SessionRow = {
  readonly drillId: string;
  readonly side: Side;
  readonly result: number;
  readonly resultCounts: boolean;
  readonly minutes: number;
  /** What it was paid, without the tokens of a new level. */
  readonly experience: number;
  readonly tokens: number;
  readonly day: PracticeDay;
};

/** What is kept of a player that the coach may tell of. */
export type KnownOfPlayer = {
  readonly player: PlayerRow;
  /** The latest ones that count, newest first. */
  readonly sessions: readonly SessionRow[];
  /** The latest ones with a score, newest first. */
  readonly reviews: readonly ScoredReview[];
  readonly earned: readonly AchievementId[];
};

/** A session in a list, as JSON holds hundreds of them in little room. */
type SessionAsJson = readonly [drillId: string, side: Side, result: number, resultCounts: boolean, minutes: number, experience: number, tokens: number, day: PracticeDay];

const selectKnown = prepared('select_known_to_coach', ['playerId'], (database, { playerId }) => {
  const sessions = database
    .select({
      drillId: practiceSessions.drillId,
      side: practiceSessions.side,
      result: practiceSessions.result,
      resultCounts: practiceSessions.resultCounts,
      minutes: practiceSessions.durationMinutes,
      experience: practiceSessions.experienceGained,
      tokens: practiceSessions.tokensEarned,
      day: practiceSessions.practiceDay,
      finishedAt: practiceSessions.finishedAt,
      id: practiceSessions.id,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.playerId, playerId), isNull(practiceSessions.unpaid)))
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(SESSIONS_LOOKED_AT)
    .as('latest_sessions');
  const { drillId, side, result, resultCounts, minutes, experience, tokens, day, finishedAt, id } = sessions;
  const sessionList = database
    .select({ list: sql`coalesce(json_agg(json_build_array(${drillId}, ${side}, ${result}, ${resultCounts}, ${minutes}, ${experience}, ${tokens}, ${day}) order by ${finishedAt} desc, ${id} desc), '[]')` })
    .from(sessions);
  const earned = database
    .select({ list: sql`coalesce(json_agg(${achievementsEarned.achievementId}), '[]')` })
    .from(achievementsEarned)
    .where(eq(achievementsEarned.playerId, playerId));
  return database
    .select({
      player: getTableColumns(users),
      sessions: sql<readonly SessionAsJson[]>`(${sessionList})`,
      reviews: sql<readonly unknown[]>`(${latestScoredReviewsAsJson(database, playerId, REVIEWS_LOOKED_AT)})`,
      earned: sql<readonly AchievementId[]>`(${earned})`,
    })
    .from(users)
    .where(eq(users.id, playerId));
});

/** What is known of a player, in one statement and so from one moment; undefined when the player is gone. */
export async function readPlayerFacts(database: Database | Transaction, playerId: string): Promise<KnownOfPlayer | undefined> {
  const [row] = await selectKnown(database, { playerId });
  if (row === undefined) return undefined;
  const sessions = row.sessions.map(([drillId, side, result, resultCounts, minutes, experience, tokens, day]) => ({ drillId, side, result, resultCounts, minutes, experience, tokens, day }));
  return { player: row.player, sessions, reviews: readScoredReviews(row.reviews), earned: row.earned };
}
