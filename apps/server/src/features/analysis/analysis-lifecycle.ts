import type { AnalysisType, ServerSharing } from '@touchline/domain';
import { analysisLimits, safeFileName } from '@touchline/domain';
import type { ReviewInput } from '@touchline/vision';
import { spokenLanguage } from '@touchline/messages/language';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { Jobs } from '../../jobs/index.ts';
import { awardAchievements } from '../achievements/index.ts';
import { subjectOf } from './analysis-id.ts';
import type { StoredAnalysis } from './build-analysis-results.ts';
import * as parts from './analysis-parts-repo.ts';
import * as repo from './repo.ts';
import { FORM_REVIEW_QUEUE } from './form-review-queue.ts';
import { headOf, partsOf, type SentKeyFrames } from './review-input-mapper.ts';

/** What a device tells of a video; `fileName` is made safe before it is kept. */
export type VideoFacts = { readonly fileName?: string | undefined };

export type Begun = {
  readonly id: string;
  readonly type: AnalysisType;
  readonly sharing: ServerSharing;
  readonly metadata: VideoFacts;
  readonly createdAt: Date;
  readonly now: Date;
};

/** The analysis of this id, which is made where there is none, and the oldest of those that are too many then. */
export type Beginning = { readonly row: repo.AnalysisRow; readonly surplus: readonly string[] };

/**
 * Finds the analysis of an id or begins it; the caller holds the player. Throws `analysis_type_differs`, and `analysis_deleted`
 * for one that the player has deleted.
 */
export async function beginAnalysis(transaction: Transaction, playerId: string, begun: Begun): Promise<Beginning> {
  const { id, type, sharing, metadata, createdAt, now } = begun;
  const found = await repo.readAnalysis(transaction, playerId, id);
  if (found !== undefined) {
    if (found.analysisType !== type) throw new AppError('analysis_type_differs');
    return { row: found, surplus: [] };
  }
  if (await repo.wasDeleted(transaction, playerId, id)) throw new AppError('analysis_deleted');
  const surplus = await repo.listSurplus(transaction, playerId, analysisLimits.keptPerPlayer, id);
  for (const old of surplus) await repo.removeAnalysis(transaction, playerId, old, now);
  const videoMetadata = { ...metadata, ...(metadata.fileName !== undefined && { fileName: safeFileName(metadata.fileName) }) };
  const row = await repo.addAnalysis(transaction, playerId, { id, analysisType: type, sharing, videoMetadata, createdAt, updatedAt: now });
  return { row, surplus };
}

/** Notes the touches that the player counted, whenever they say so; no result changes by it. */
export async function noteOwnCount(transaction: Transaction, row: repo.AnalysisRow, ownCount: number | undefined, now: Date): Promise<repo.AnalysisRow> {
  const { playerId, id, videoMetadata } = row;
  if (ownCount === undefined || videoMetadata['ownCount'] === ownCount) return row;
  return repo.changeAnalysis(transaction, playerId, id, { videoMetadata: { ...videoMetadata, ownCount }, updatedAt: now });
}

/** What a device tells of an analysis besides its body points. */
export type Told = {
  readonly keyFrames: SentKeyFrames;
  /** Of it the time that the device took is kept, in milliseconds: the rest can be counted. */
  readonly statistics: { readonly processingDuration?: number | undefined };
};

/** Writes the body points of an analysis and all that is measured of them. */
export async function writeInput(
  transaction: Transaction,
  { playerId, id, videoMetadata }: repo.AnalysisRow,
  input: ReviewInput,
  { keyFrames, statistics: { processingDuration } }: Told,
): Promise<repo.AnalysisRow> {
  await parts.writeParts(transaction, playerId, id, partsOf(input, keyFrames));
  return repo.changeAnalysis(transaction, playerId, id, {
    mediapipeData: headOf(input),
    frameCount: input.frames.length,
    ...(processingDuration !== undefined && { videoMetadata: { ...videoMetadata, processingDuration } }),
  });
}

/** Queues the review of an analysis whose body points are there. Whether one was not queued already. */
export async function startReview(transaction: Transaction, jobs: Jobs, row: repo.AnalysisRow, now: Date): Promise<boolean> {
  const { playerId, id } = row;
  await repo.changeAnalysis(transaction, playerId, id, {
    analysisStatus: 'processing',
    videoMetadata: withoutError(row.videoMetadata),
    updatedAt: now,
  });
  await repo.addToQueue(transaction, row, now);
  const payload = { playerId, analysisId: id, language: spokenLanguage() };
  return (await jobs.enqueue(transaction, FORM_REVIEW_QUEUE, { subject: subjectOf(playerId, id), payload })) !== null;
}

const HOUR = 3_600_000;

/**
 * Writes the results of an analysis, gives the player what they earn with it, and says until when its clip stays. The
 * caller holds the player.
 */
export async function completeAnalysis(
  transaction: Transaction,
  player: repo.PlayerRow,
  row: repo.AnalysisRow,
  stored: StoredAnalysis,
  opinion: unknown,
  now: Date,
): Promise<repo.AnalysisRow> {
  const { playerId, id } = row;
  const { results } = stored;
  await parts.writeInsights(
    transaction,
    playerId,
    id,
    results.insights.map(({ insight_type: insightType, ...insight }) => ({ ...insight, insightType })),
  );
  await repo.removeFromQueue(transaction, playerId, id);
  const completed = await repo.changeAnalysis(transaction, playerId, id, {
    analysisStatus: 'completed',
    analysisData: stored,
    geminiAnalysis: opinion,
    overallScore: results.overallScore,
    summary: results.summary,
    measuresVersion: results.measuresVersion,
    videoMetadata: withoutError(row.videoMetadata),
    updatedAt: now,
    ...(row.clipState === 'stored' && !row.keepsClip && { clipExpiresAt: new Date(now.getTime() + analysisLimits.clipHoursAfterReview * HOUR) }),
  });
  const after = await repo.countAnalysis(transaction, playerId);
  await awardAchievements(transaction, player, after, now);
  return completed;
}

/** Marks an analysis failed, with the reason that its player reads. */
export async function failAnalysis(transaction: Transaction, row: repo.AnalysisRow, message: string, now: Date): Promise<repo.AnalysisRow> {
  const { playerId, id } = row;
  await repo.removeFromQueue(transaction, playerId, id);
  return repo.changeAnalysis(transaction, playerId, id, {
    analysisStatus: 'failed',
    videoMetadata: { ...row.videoMetadata, error_message: message, error_timestamp: now.toISOString() },
    updatedAt: now,
  });
}

/** What is told of a video without why its analysis failed: it is tried again. */
export function withoutError({ error_message: _message, error_timestamp: _timestamp, ...rest }: Record<string, unknown>) {
  return rest;
}
