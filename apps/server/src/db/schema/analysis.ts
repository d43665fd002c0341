import { analysisStatuses, analysisTypes, clipStates, serverSharings } from '@touchline/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './players.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Analyses that players keep in their accounts (spec 002 §3). Two players may have the same id: each finds their own.
 * The names with `gcs` are the specification's; files are where the clip store of the settings keeps them.
 */
export const videoAnalysisResults = pgTable(
  'video_analysis_results',
  {
    /** UUID v4, made by the device. */
    id: uuid().notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id'),
    analysisType: text('analysis_type', { enum: analysisTypes }).notNull(),
    sharing: text({ enum: serverSharings }).notNull(),
    videoUrl: text('video_url').notNull().default('pending_upload'),
    gcsVideoUrl: text('gcs_video_url'),
    gcsBucket: text('gcs_bucket'),
    gcsFilePath: text('gcs_file_path'),
    /** Gains `error_message` and `error_timestamp` where the analysis failed. */
    videoMetadata: jsonb('video_metadata').$type<Record<string, unknown>>().notNull().default({}),
    /** What a provider outside said; null where none was asked. */
    geminiAnalysis: jsonb('gemini_analysis').$type<unknown>(),
    /** Type, score and feedback as they are answered, and our own review, with which later ones are compared. */
    analysisData: jsonb('analysis_data').$type<unknown>(),
    /** What was reviewed (`ReviewInput`) but for its frames, which are rows of `frame_analysis`. */
    mediapipeData: jsonb('mediapipe_data').$type<unknown>(),
    visionApiData: jsonb('vision_api_data').$type<unknown>(),
    summary: text(),
    analysisStatus: text('analysis_status', { enum: analysisStatuses }).notNull().default('pending'),
    frameCount: integer('frame_count').notNull().default(0),
    overallScore: smallint('overall_score'),
    /** Of the code that measured. */
    measuresVersion: text('measures_version'),
    clipState: text('clip_state', { enum: clipStates }).notNull().default('none'),
    clipBytes: bigint('clip_bytes', { mode: 'number' }),
    clipType: text('clip_type'),
    keepsClip: boolean('keeps_clip').notNull().default(false),
    clipExpiresAt: instant('clip_expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('video_analysis_results_newest').on(table.playerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('video_analysis_results_open').on(table.updatedAt).where(sql`${table.analysisStatus} = 'processing'`),
    index('video_analysis_results_unsent').on(table.updatedAt).where(sql`${table.analysisStatus} = 'pending'`),
    index('video_analysis_results_clips').on(table.clipExpiresAt).where(sql`${table.clipState} in ('uploading', 'stored')`),
    check('video_analysis_results_score', sql`${table.overallScore} between 0 and 100`),
  ],
).enableRLS();

/** The columns that say which analysis a row belongs to, and the rule that it goes with it. */
const ofAnalysis = () => ({
  playerId: uuid('player_id').notNull(),
  videoAnalysisId: uuid('video_analysis_id').notNull(),
});

/** The frames that were reviewed, 40 at most; `metrics.time` has the exact seconds. */
export const frameAnalysis = pgTable(
  'frame_analysis',
  {
    ...ofAnalysis(),
    frameNumber: integer('frame_number').notNull(),
    timestampMs: integer('timestamp_ms').notNull(),
    landmarks: jsonb().$type<unknown>(),
    poseConfidence: real('pose_confidence').notNull(),
    angles: jsonb().$type<Record<string, number>>().notNull(),
    metrics: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.videoAnalysisId, table.frameNumber] }),
    foreignKey({
      name: 'frame_analysis_of',
      columns: [table.playerId, table.videoAnalysisId],
      foreignColumns: [videoAnalysisResults.playerId, videoAnalysisResults.id],
    }).onDelete('cascade'),
  ],
).enableRLS();

/** Frames that tell most of an analysis, 10 at most. */
export const keyFrames = pgTable(
  'key_frames',
  {
    ...ofAnalysis(),
    frameNumber: integer('frame_number').notNull(),
    frameType: text('frame_type').notNull().default('custom'),
    gcsImageUrl: text('gcs_image_url'),
    visionApiAnalysis: jsonb('vision_api_analysis').$type<unknown>(),
    confidenceScore: real('confidence_score'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.videoAnalysisId, table.frameNumber] }),
    foreignKey({
      name: 'key_frames_of',
      columns: [table.playerId, table.videoAnalysisId],
      foreignColumns: [videoAnalysisResults.playerId, videoAnalysisResults.id],
    }).onDelete('cascade'),
  ],
).enableRLS();

/** How body points moved: lengths in leg lengths, speeds in leg lengths a second. */
export const motionTracking = pgTable(
  'motion_tracking',
  {
    ...ofAnalysis(),
    trackingPoint: text('tracking_point').notNull(),
    /** The trajectory. */
    motionData: jsonb('motion_data').$type<unknown>().notNull(),
    maxVelocity: doublePrecision('max_velocity').notNull(),
    maxAcceleration: doublePrecision('max_acceleration').notNull(),
    totalDistance: doublePrecision('total_distance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.videoAnalysisId, table.trackingPoint] }),
    foreignKey({
      name: 'motion_tracking_of',
      columns: [table.playerId, table.videoAnalysisId],
      foreignColumns: [videoAnalysisResults.playerId, videoAnalysisResults.id],
    }).onDelete('cascade'),
  ],
).enableRLS();

/** What is said to the player of an analysis, the most important first. */
export const analysisInsights = pgTable(
  'analysis_insights',
  {
    ...ofAnalysis(),
    priority: integer().notNull(),
    insightType: text('insight_type').notNull().default('tip'),
    category: text().notNull().default('general'),
    message: text().notNull(),
    confidence: real().notNull().default(0.8),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.videoAnalysisId, table.priority] }),
    foreignKey({
      name: 'analysis_insights_of',
      columns: [table.playerId, table.videoAnalysisId],
      foreignColumns: [videoAnalysisResults.playerId, videoAnalysisResults.id],
    }).onDelete('cascade'),
  ],
).enableRLS();

/** Analyses whose review is waited for: written with its job, removed with its end. */
export const analysisQueue = pgTable(
  'analysis_queue',
  {
    /** The analysis. */
    id: uuid().notNull(),
    playerId: uuid('player_id').notNull(),
    videoUrl: text('video_url'),
    analysisType: text('analysis_type', { enum: analysisTypes }).notNull(),
    priority: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    foreignKey({
      name: 'analysis_queue_of',
      columns: [table.playerId, table.id],
      foreignColumns: [videoAnalysisResults.playerId, videoAnalysisResults.id],
    }).onDelete('cascade'),
  ],
).enableRLS();

/** Ids of analyses that their players deleted: what a device sends of them late is refused, for some weeks. */
export const deletedAnalyses = pgTable(
  'deleted_analyses',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] }), index('deleted_analyses_oldest').on(table.deletedAt)],
).enableRLS();

/** What a history shows of each analysis. Whoever reads it needs the rights to the table itself. */
export const analysisOverview = pgView('analysis_overview')
  .with({ securityInvoker: true })
  .as((query) =>
    query
      .select({
        id: videoAnalysisResults.id,
        playerId: videoAnalysisResults.playerId,
        createdAt: videoAnalysisResults.createdAt,
        analysisType: videoAnalysisResults.analysisType,
        summaryScore: sql<number | null>`${videoAnalysisResults.overallScore}`.as('summary_score'),
        status: sql<(typeof analysisStatuses)[number]>`${videoAnalysisResults.analysisStatus}`.as('status'),
        summary: sql<string>`coalesce(${videoAnalysisResults.summary}, 'Summary not available')`.as('summary'),
        sharing: videoAnalysisResults.sharing,
        error: sql<string | null>`${videoAnalysisResults.videoMetadata} ->> 'error_message'`.as('error'),
        measuresVersion: videoAnalysisResults.measuresVersion,
        clipState: videoAnalysisResults.clipState,
        clipBytes: videoAnalysisResults.clipBytes,
        clipType: videoAnalysisResults.clipType,
        keepsClip: videoAnalysisResults.keepsClip,
        clipExpiresAt: videoAnalysisResults.clipExpiresAt,
      })
      .from(videoAnalysisResults),
  );
