import { asc, eq, and } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { analysisInsights, frameAnalysis, keyFrames, motionTracking } from '../../db/schema/index.ts';

type Asker = Database | Transaction;
type Tables = typeof frameAnalysis | typeof keyFrames | typeof motionTracking | typeof analysisInsights;
type PartOf<Table extends Tables> = Omit<Table['$inferInsert'], 'playerId' | 'videoAnalysisId'>;

/** What belongs to an analysis, in tables of its own. */
export type AnalysisParts = {
  readonly frames: readonly PartOf<typeof frameAnalysis>[];
  readonly keyFrames: readonly PartOf<typeof keyFrames>[];
  readonly motion: readonly PartOf<typeof motionTracking>[];
};
export type InsightRow = PartOf<typeof analysisInsights>;

const ofAnalysis = (table: Tables, playerId: string, id: string) => and(eq(table.playerId, playerId), eq(table.videoAnalysisId, id));

/** Writes the frames, key frames and motion of an analysis in place of those that were there. */
export async function writeParts(transaction: Transaction, playerId: string, id: string, parts: AnalysisParts): Promise<void> {
  const owner = { playerId, videoAnalysisId: id };
  for (const table of [frameAnalysis, keyFrames, motionTracking]) await transaction.delete(table).where(ofAnalysis(table, playerId, id));
  if (parts.frames.length > 0) await transaction.insert(frameAnalysis).values(parts.frames.map((row) => ({ ...row, ...owner })));
  if (parts.keyFrames.length > 0) await transaction.insert(keyFrames).values(parts.keyFrames.map((row) => ({ ...row, ...owner })));
  if (parts.motion.length > 0) await transaction.insert(motionTracking).values(parts.motion.map((row) => ({ ...row, ...owner })));
}

/** Writes what is said of an analysis in place of what was said before. */
export async function writeInsights(transaction: Transaction, playerId: string, id: string, insights: readonly InsightRow[]): Promise<void> {
  await transaction.delete(analysisInsights).where(ofAnalysis(analysisInsights, playerId, id));
  const owner = { playerId, videoAnalysisId: id };
  if (insights.length > 0) await transaction.insert(analysisInsights).values(insights.map((row) => ({ ...row, ...owner })));
}

/** The frames of an analysis in order. */
export async function readFrames(from: Asker, playerId: string, id: string) {
  return from.select().from(frameAnalysis).where(ofAnalysis(frameAnalysis, playerId, id)).orderBy(asc(frameAnalysis.frameNumber));
}
export type FrameRow = Awaited<ReturnType<typeof readFrames>>[number];

/** Everything else that belongs to an analysis. */
export async function readParts(from: Asker, playerId: string, id: string) {
  return {
    keyFrames: await from.select().from(keyFrames).where(ofAnalysis(keyFrames, playerId, id)).orderBy(asc(keyFrames.frameNumber)),
    motion: await from
      .select()
      .from(motionTracking)
      .where(ofAnalysis(motionTracking, playerId, id))
      .orderBy(asc(motionTracking.trackingPoint)),
    insights: await from
      .select()
      .from(analysisInsights)
      .where(ofAnalysis(analysisInsights, playerId, id))
      .orderBy(asc(analysisInsights.priority)),
  };
}
export type ReadParts = Awaited<ReturnType<typeof readParts>>;
