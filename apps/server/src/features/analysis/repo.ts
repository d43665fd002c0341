import { analysisLimits, type AnalysisType } from '@touchline/domain';
import type { Highlighted } from '@touchline/vision/written-review';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { PlayerRow } from '../../db/read-and-lock-player.ts';
import {
  analysisOverview,
  analysisQueue,
  deletedAnalyses,
  drills,
  practiceSessions,
  users,
  videoAnalysisResults as analyses,
} from '../../db/schema/index.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';

export { lockPlayer, readPlayer, type PlayerRow } from '../../db/read-and-lock-player.ts';

type Asker = Database | Transaction;
export type AnalysisRow = typeof analyses.$inferSelect;
export type NewAnalysis = Omit<typeof analyses.$inferInsert, 'playerId'>;
export type AnalysisChanges = Partial<Omit<AnalysisRow, 'id' | 'playerId'>>;
export type OverviewRow = typeof analysisOverview.$inferSelect;

const isIt = (playerId: string, id: string) => and(eq(analyses.playerId, playerId), eq(analyses.id, id));

export async function readAnalysis(from: Asker, playerId: string, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await from.select().from(analyses).where(isIt(playerId, id));
  return row;
}

export async function addAnalysis(transaction: Transaction, playerId: string, row: NewAnalysis): Promise<AnalysisRow> {
  const [added] = await transaction.insert(analyses).values({ ...row, playerId }).returning();
  if (added === undefined) throw new Error('an analysis was not inserted');
  return added;
}

/** Changes an analysis that the caller has read in this transaction, with its player's row locked. */
export async function changeAnalysis(transaction: Transaction, playerId: string, id: string, changes: AnalysisChanges): Promise<AnalysisRow> {
  const [changed] = await transaction.update(analyses).set(changes).where(isIt(playerId, id)).returning();
  if (changed === undefined) throw new Error('the caller does not hold the analysis');
  return changed;
}

/** Removes an analysis and all rows that belong to it. Whether there was one. */
export async function removeAnalysis(transaction: Transaction, playerId: string, id: string, at: Date): Promise<boolean> {
  const removed = await transaction.delete(analyses).where(isIt(playerId, id)).returning({ id: analyses.id });
  if (removed.length === 0) return false;
  await transaction.insert(deletedAnalyses).values({ playerId, id, deletedAt: at }).onConflictDoNothing();
  return true;
}

/** Whether the player has deleted an analysis of this id. */
export async function wasDeleted(database: Database | Transaction, playerId: string, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: deletedAnalyses.id })
    .from(deletedAnalyses)
    .where(and(eq(deletedAnalyses.playerId, playerId), eq(deletedAnalyses.id, id)));
  return rows.length > 0;
}

/** The ids of those that are too many, the oldest; one that was just begun is not among them. */
export async function listSurplus(transaction: Transaction, playerId: string, most: number, begun: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), ne(analyses.id, begun)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .offset(most - 1);
  return rows.map(({ id }) => id);
}

/** A page of analyses, newest first. */
export async function listAnalyses(
  database: Database,
  playerId: string,
  limit: number,
  after: MomentCursor | null,
): Promise<OverviewRow[]> {
  const { createdAt, id } = analysisOverview;
  // `created_at <= x and (…)` rather than a bare OR, so that the index gives the page at once.
  const page = after ? and(lte(createdAt, after.at), or(lt(createdAt, after.at), lt(id, after.id))) : undefined;
  return database
    .select()
    .from(analysisOverview)
    .where(and(eq(analysisOverview.playerId, playerId), page))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** What a row of the history tells of a review beyond the specification's view. */
export type ReviewNote = {
  /** The band of the score; null where that rests on too little for one. */
  readonly band: string | null;
  /** Null without a review. */
  readonly review: Highlighted | null;
};

const findingsOf = (name: keyof Highlighted) => sql`${sql.raw(`'${name}'`)}, ${analyses.analysisData} -> 'review' -> ${sql.raw(`'${name}'`)}`;

/** What a review found, without its frames and measures; null without a review. */
const highlighted = sql<Highlighted | null>`case when ${analyses.analysisData} ? 'review'
  then jsonb_build_object(${findingsOf('strengths')}, ${findingsOf('improvements')}, ${findingsOf('notMeasured')}) end`;

/** The notes of analyses, by their ids. */
export async function readNotes(database: Database, playerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ReviewNote>> {
  const rows = await database
    .select({
      id: analyses.id,
      band: sql<string | null>`${analyses.analysisData} -> 'results' ->> 'band'`,
      review: highlighted,
    })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), inArray(analyses.id, [...ids])));
  return new Map(rows.map(({ id, ...note }) => [id, note]));
}

/** A finished review as the coach tells of it. */
export type ScoredReview = Pick<AnalysisRow, 'createdAt' | 'analysisType' | 'overallScore'> & Pick<ReviewNote, 'review'>;

type ReviewAsJson = readonly [createdAt: string, analysisType: AnalysisRow['analysisType'], overallScore: AnalysisRow['overallScore'], review: ScoredReview['review']];

/** A query of one value, the latest reviews with a score in JSON, newest first: a part of a larger statement. `readScoredReviews` reads it. */
export function latestScoredReviewsAsJson(from: Asker, playerId: SQL, limit: number) {
  const { id, createdAt, analysisType, overallScore } = analyses;
  const latest = from
    .select({ createdAt, id, analysisType, overallScore, review: highlighted.as('review') })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), eq(analyses.analysisStatus, 'completed'), isNotNull(overallScore)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .as('latest_reviews');
  return from
    .select({ list: sql`coalesce(json_agg(json_build_array(${latest.createdAt}, ${latest.analysisType}, ${latest.overallScore}, ${latest.review}) order by ${latest.createdAt} desc, ${latest.id} desc), '[]')` })
    .from(latest);
}

/** The reviews that `latestScoredReviewsAsJson` gave. */
export function readScoredReviews(list: readonly unknown[]): ScoredReview[] {
  return (list as readonly ReviewAsJson[]).map(([createdAt, analysisType, overallScore, review]) => ({ createdAt: new Date(createdAt), analysisType, overallScore, review }));
}

export type AttemptRow = Pick<AnalysisRow, 'id' | 'createdAt' | 'analysisType' | 'overallScore' | 'measuresVersion'>;

/** Every attempt with a score, oldest first. */
export async function listAttempts(database: Database, playerId: string): Promise<AttemptRow[]> {
  const { id, createdAt, analysisType, overallScore, measuresVersion } = analyses;
  return database
    .select({ id, createdAt, analysisType, overallScore, measuresVersion })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), eq(analyses.analysisStatus, 'completed'), isNotNull(overallScore)))
    .orderBy(asc(createdAt), asc(id));
}

/** The latest attempts at a skill that were completed and made before a moment, newest first. */
export async function readEarlier(
  from: Asker,
  playerId: string,
  before: { readonly id: string; readonly type: AnalysisType; readonly createdAt: Date },
  limit: number,
): Promise<Pick<AnalysisRow, 'createdAt' | 'analysisData' | 'measuresVersion'>[]> {
  const { createdAt, analysisData, measuresVersion } = analyses;
  return from
    .select({ createdAt, analysisData, measuresVersion })
    .from(analyses)
    .where(
      and(
        eq(analyses.playerId, playerId),
        eq(analyses.analysisType, before.type),
        eq(analyses.analysisStatus, 'completed'),
        lte(createdAt, before.createdAt),
        ne(analyses.id, before.id),
      ),
    )
    .orderBy(desc(createdAt), desc(analyses.id))
    .limit(limit);
}

/** The session of practice that an analysis belongs to; null for none. */
export async function readSession(
  database: Database,
  playerId: string,
  sessionId: string,
): Promise<{ drillId: string; drillName: string } | null> {
  const [row] = await database
    .select({ drillId: practiceSessions.drillId, drillName: drills.name })
    .from(practiceSessions)
    .innerJoin(drills, eq(drills.id, practiceSessions.drillId))
    .where(and(eq(practiceSessions.playerId, playerId), eq(practiceSessions.id, sessionId)));
  return row ?? null;
}

/** Notes one more completed analysis with the player, and gives the row as it is then. */
export async function countAnalysis(transaction: Transaction, playerId: string): Promise<PlayerRow> {
  const [player] = await transaction
    .update(users)
    .set({ totalAnalyses: sql`${users.totalAnalyses} + 1` })
    .where(eq(users.id, playerId))
    .returning();
  if (player === undefined) throw new Error('the caller does not hold the player');
  return player;
}

/** Notes that a review is waited for; it may be noted already. */
export async function addToQueue(transaction: Transaction, { playerId, id, analysisType, videoUrl }: AnalysisRow, at: Date): Promise<void> {
  await transaction.insert(analysisQueue).values({ playerId, id, analysisType, videoUrl, createdAt: at }).onConflictDoNothing();
}

/** Notes that no review is waited for any more. */
export async function removeFromQueue(database: Asker, playerId: string, id: string): Promise<void> {
  await database.delete(analysisQueue).where(and(eq(analysisQueue.playerId, playerId), eq(analysisQueue.id, id)));
}

export type AnalysisKey = { readonly playerId: string; readonly id: string };

/**
 * Analyses that are under way though no job works on them: those whose body points are here since before a moment, for
 * their last worker died with them, and those that wait for body points since before another one.
 */
export async function listAbandoned(
  database: Database,
  queue: string,
  { reviewedBefore, sentBefore }: { readonly reviewedBefore: Date; readonly sentBefore: Date },
): Promise<AnalysisKey[]> {
  const subject = sql`${analyses.playerId}::text || '/' || ${analyses.id}::text`;
  return database
    .select({ playerId: analyses.playerId, id: analyses.id })
    .from(analyses)
    .where(
      and(
        eq(analyses.analysisStatus, 'processing'),
        lt(analyses.updatedAt, reviewedBefore),
        or(isNotNull(analyses.mediapipeData), lt(analyses.updatedAt, sentBefore)),
        sql`not exists (select from jobs.job where name = ${queue} and singleton_key = ${subject}
          and state in ('created', 'retry', 'active'))`,
      ),
    )
    .limit(analysisLimits.keptPerPlayer);
}

/**
 * Removes analyses that were begun before a moment, whose body points never came, and of which no clip is here or on its
 * way. Nobody has deleted them: a device that was only offline may still send one.
 */
export async function removeUnsent(database: Database, before: Date): Promise<void> {
  await database
    .delete(analyses)
    .where(
      and(
        eq(analyses.analysisStatus, 'pending'),
        lt(analyses.updatedAt, before),
        isNull(analyses.mediapipeData),
        notInArray(analyses.clipState, ['uploading', 'stored']),
      ),
    );
}

/** Forgets what was deleted before a moment: nothing is sent that late. */
export async function forgetDeleted(database: Database, before: Date): Promise<void> {
  await database.delete(deletedAnalyses).where(lt(deletedAnalyses.deletedAt, before));
}
