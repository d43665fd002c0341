import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { videoAnalysisResults as analyses } from '../../db/schema/index.ts';
import type { AnalysisChanges, AnalysisKey, AnalysisRow } from './repo.ts';

const here = ['uploading', 'stored'] as const;

/** What the row of an analysis says when its clip is gone. */
export function withoutClip(clipState: 'none' | 'deleted') {
  return {
    clipState,
    clipBytes: null,
    clipType: null,
    keepsClip: false,
    clipExpiresAt: null,
    videoUrl: 'pending_upload',
    gcsBucket: null,
    gcsFilePath: null,
    gcsVideoUrl: null,
  } as const satisfies AnalysisChanges;
}

/** Notes that all clips of a player are gone; one that was on its way may come again, once it is allowed. */
export async function forgetClips(transaction: Transaction, playerId: string): Promise<void> {
  for (const [before, after] of [['stored', 'deleted'], ['uploading', 'none']] as const) {
    await transaction
      .update(analyses)
      .set(withoutClip(after))
      .where(and(eq(analyses.playerId, playerId), eq(analyses.clipState, before)));
  }
}

/** The clips of a player that are here or on their way but for one analysis's, the oldest first; those to be kept last. */
export async function listClips(transaction: Transaction, playerId: string, but: string): Promise<{ id: string; keepsClip: boolean }[]> {
  return transaction
    .select({ id: analyses.id, keepsClip: analyses.keepsClip })
    .from(analyses)
    .where(and(eq(analyses.playerId, playerId), ne(analyses.id, but), inArray(analyses.clipState, [...here])))
    .orderBy(asc(analyses.keepsClip), asc(analyses.clipExpiresAt), asc(analyses.id));
}

/** Clips whose time has run out, kept ones and uploads that nobody ended. */
export async function listExpired(
  database: Database,
  now: Date,
  limit: number,
): Promise<(AnalysisKey & Pick<AnalysisRow, 'clipState'>)[]> {
  return database
    .select({ playerId: analyses.playerId, id: analyses.id, clipState: analyses.clipState })
    .from(analyses)
    .where(and(inArray(analyses.clipState, [...here]), lte(analyses.clipExpiresAt, now)))
    .limit(limit);
}

/** Notes that a clip's time has run out, unless it was kept for longer meanwhile. Whether it was so. */
export async function expire(database: Database, { playerId, id }: AnalysisKey, now: Date, state: 'none' | 'deleted'): Promise<boolean> {
  const changed = await database
    .update(analyses)
    .set(withoutClip(state))
    .where(
      and(eq(analyses.playerId, playerId), eq(analyses.id, id), inArray(analyses.clipState, [...here]), lte(analyses.clipExpiresAt, now)),
    )
    .returning({ id: analyses.id });
  return changed.length > 0;
}

/** Whether files of these analyses have a reason to be: a clip that is on its way or here, a review that may still look at pictures. */
export async function readReasons(
  database: Database,
  keys: readonly AnalysisKey[],
): Promise<(AnalysisKey & { hasClip: boolean; isStored: boolean; isOpen: boolean })[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .select({ playerId: analyses.playerId, id: analyses.id, clipState: analyses.clipState, status: analyses.analysisStatus })
    .from(analyses)
    .where(
      and(
        inArray(analyses.playerId, [...new Set(keys.map(({ playerId }) => playerId))]),
        inArray(analyses.id, [...new Set(keys.map(({ id }) => id))]),
      ),
    );
  return rows.map(({ playerId, id, clipState, status }) => ({
    playerId,
    id,
    hasClip: clipState === 'uploading' || clipState === 'stored',
    isStored: clipState === 'stored',
    isOpen: status !== 'completed',
  }));
}
