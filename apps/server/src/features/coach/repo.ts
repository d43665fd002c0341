import type { AnalysisType, PracticeDay, Side } from '@touchline/domain';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { achievementsEarned, practiceSessions, videoAnalysisResults as analyses } from '../../db/schema/index.ts';

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

/** What the coach looks at of a video review in the account: ids of measures, the most telling first. */
type ReviewRow = {
  readonly type: AnalysisType;
  /** 0 to 100. */
  readonly score: number;
  readonly at: Date;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
};

/** The latest reviews with a score, newest first. */
export async function latestReviews(database: Database | Transaction, playerId: string, limit: number): Promise<ReviewRow[]> {
  const measuresOf = (findings: 'strengths' | 'improvements') =>
    sql<string[]>`coalesce(jsonb_path_query_array(${analyses.analysisData}, ${`$.review.${findings}[*].measure`}::jsonpath), '[]')`;
  const rows = await database
    .select({
      type: analyses.analysisType,
      score: analyses.overallScore,
      at: analyses.createdAt,
      strengths: measuresOf('strengths'),
      improvements: measuresOf('improvements'),
    })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), eq(analyses.analysisStatus, 'completed'), isNotNull(analyses.overallScore)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit);
  return rows.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
}

/** The achievements that the player has. */
export async function earnedAchievements(database: Database | Transaction, playerId: string) {
  return database
    .select({ id: achievementsEarned.achievementId })
    .from(achievementsEarned)
    .where(eq(achievementsEarned.playerId, playerId));
}
