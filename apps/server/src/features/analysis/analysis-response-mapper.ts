import type { AnalysisDetail, AnalysisHistoryItem, AnalysisInsight, AnalysisResults, LandmarkData } from '@touchline/contracts';
import { gradeOf, highlightsOf } from '@touchline/vision/written-review';
import type { StoredAnalysis } from './build-analysis-results.ts';
import type { FrameRow, ReadParts } from './analysis-parts-repo.ts';
import type { AnalysisRow, OverviewRow, PlayerRow, ReviewNote } from './repo.ts';
import { storedInput } from './review-input-mapper.ts';

type ClipColumns = Pick<AnalysisRow, 'clipState' | 'clipBytes' | 'clipType' | 'keepsClip' | 'clipExpiresAt'>;

/** A clip as answers tell of it. */
export function clipOf(row: ClipColumns): AnalysisHistoryItem['clip'] {
  return {
    state: row.clipState,
    bytes: row.clipBytes,
    type: row.clipType,
    keep: row.keepsClip,
    expires_at: row.clipExpiresAt?.toISOString() ?? null,
  };
}

/** Of an analysis that nobody has reviewed yet. */
export const NOT_REVIEWED: ReviewNote = { band: null, review: null };

/** A row of the history, with what is noted of its review. */
export function historyItem(row: OverviewRow, { band, review }: ReviewNote): AnalysisHistoryItem {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    analysis_type: row.analysisType,
    summary_score: row.summaryScore,
    grade: row.summaryScore === null || band === null ? null : gradeOf(row.summaryScore),
    status: row.status,
    summary: row.summary,
    highlights: row.status === 'completed' && review !== null ? highlightsOf(review) : null,
    sharing: row.sharing,
    error: row.error,
    measures_version: row.measuresVersion,
    clip: clipOf(row),
  };
}

/** Why an analysis failed; null where it did not. */
export function errorOf(row: Pick<AnalysisRow, 'videoMetadata'>): string | null {
  const message = row.videoMetadata['error_message'];
  return typeof message === 'string' ? message : null;
}

/** The results of a completed analysis; null of any other. */
export function resultsOf(row: Pick<AnalysisRow, 'analysisStatus' | 'analysisData'>): AnalysisResults | null {
  return storedOf(row)?.results ?? null;
}

function storedOf({ analysisStatus, analysisData }: Pick<AnalysisRow, 'analysisStatus' | 'analysisData'>): StoredAnalysis | null {
  return analysisStatus === 'completed' && analysisData !== null ? (analysisData as StoredAnalysis) : null;
}

type Everything = {
  readonly row: AnalysisRow;
  readonly player: PlayerRow;
  readonly frames: readonly FrameRow[];
  readonly parts: ReadParts;
  readonly session: { readonly drillId: string; readonly drillName: string } | null;
};

/** All that is stored of an analysis. */
export function detailOf({ row, player, frames, parts, session }: Everything): AnalysisDetail {
  const stored = storedOf(row);
  const results = stored?.results ?? null;
  const duration = row.videoMetadata['processingDuration'];
  const overview = { ...row, summaryScore: row.overallScore, status: row.analysisStatus, summary: row.summary ?? NO_SUMMARY, error: errorOf(row) };
  return {
    ...historyItem(overview, stored === null ? NOT_REVIEWED : { band: stored.results.band, review: stored.review }),
    updated_at: row.updatedAt.toISOString(),
    overall_score: row.overallScore,
    results,
    analysis_data: results && {
      type: row.analysisType,
      score: results.overallScore,
      feedback: results.feedback,
      mediaPipeResults: {
        totalFrames: frames.length,
        keyFrameCount: parts.keyFrames.length,
        averageConfidence: meanOf(frames.map(({ poseConfidence }) => poseConfidence)),
        processingDuration: typeof duration === 'number' ? duration : null,
      },
    },
    feedback: results?.feedback ?? null,
    gemini_analysis: row.geminiAnalysis,
    vision_api_data: null,
    video_url: row.videoUrl,
    mediapipe_data: row.mediapipeData === null ? null : (storedInput(row.mediapipeData, frames) as unknown as LandmarkData),
    mirrored: row.videoMetadata['mirrored'] === true,
    video_metadata: row.videoMetadata,
    frames: frames.map(({ frameNumber, timestampMs, poseConfidence, angles, metrics }) => ({
      frame_number: frameNumber,
      timestamp_ms: timestampMs,
      pose_confidence: poseConfidence,
      angles,
      metrics,
    })),
    key_frames: parts.keyFrames.map(({ frameNumber, frameType, confidenceScore }) => ({
      frame_number: frameNumber,
      frame_type: frameType,
      confidence_score: confidenceScore,
    })),
    motion_tracking: parts.motion.map(({ trackingPoint, motionData, maxVelocity, maxAcceleration, totalDistance }) => ({
      tracking_point: trackingPoint,
      motion_data: motionData,
      max_velocity: maxVelocity,
      max_acceleration: maxAcceleration,
      total_distance: totalDistance,
    })),
    insights: parts.insights.map(({ insightType, category, message, priority, confidence, reason }) => ({
      insight_type: insightType as AnalysisInsight['insight_type'],
      category: category ?? 'general',
      message,
      priority,
      confidence: confidence ?? 0.8,
      reason,
    })),
    player: { display_name: player.displayName, level: player.level },
    session: session && { drill_id: session.drillId, drill_name: session.drillName },
  };
}

/** 0 of nothing. */
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Spec 002 §3: what stands there without data. */
const NO_SUMMARY = 'Summary not available';
