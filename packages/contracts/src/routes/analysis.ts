import {
  analysisLimits,
  analysisStatuses,
  analysisTypes,
  clipLimits,
  clipStates,
  serverSharings,
  videoTypes,
} from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { moment, text, wholeNumber } from '../storable-value-schemas.ts';

/** A UUID v4; any text is taken, so that what it is refused with names it (spec 002 §5). */
const analysisId = text(100).describe('UUID v4');
const type = z.enum(analysisTypes);
const instant = z.iso.datetime();
const timestamp = z.union([moment(), z.number()]).optional().describe('When the device sent it; not used');
const share = z.number().min(0).max(1);
const seconds = z.number().min(0).max(3600);

const place = z.number().min(-10).max(10);
const Landmark = z.object({
  x: place,
  y: place,
  z: place.optional().describe('Depth, kept where the sender measured one; no review uses it, and this app keeps none'),
  visibility: share,
});
const leg = z.enum(['left', 'right']);

const KeyMoment = z.object({
  name: z.enum(['plant', 'backswing', 'contact', 'followThrough', 'touch', 'turn', 'set']),
  time: seconds,
  leg: leg.optional(),
  part: z.enum(['foot', 'knee']).optional(),
});

/** What a review is made of (`ReviewInput` of `@touchline/vision`): the server makes the same review of it. */
export const LandmarkData = z
  .object({
    version: z.literal(1),
    type,
    clip: z.object({
      width: z.number().min(1).max(10_000),
      height: z.number().min(1).max(10_000),
      duration: z.number().min(0).max(60),
      frameRate: z.number().min(0).max(1000),
    }),
    refusal: text(40).nullable(),
    view: z.enum(['side', 'oblique', 'front']).nullable(),
    legLength: z.number().min(0.01).max(10).nullable().describe('In picture heights'),
    kickingLeg: leg.nullable(),
    moments: z.array(KeyMoment).max(200),
    isCounted: z.boolean(),
    frameCounts: z
      .object({ seen: wholeNumber(), withPlayer: wholeNumber() })
      .refine(({ seen, withPlayer }) => withPlayer <= seen, 'more with the player than there were'),
    people: wholeNumber(),
    frames: z
      .array(z.object({ time: seconds, pose: z.array(Landmark).length(33).nullable() }))
      .max(analysisLimits.frames),
  })
  .meta({ id: 'LandmarkData' });
export type LandmarkData = z.output<typeof LandmarkData>;

const VideoMetadata = z
  .object({
    size: z.int().min(1).max(100 * 1024 * 1024).optional().describe('Bytes'),
    type: text(100).optional(),
    fileName: text(1000).optional(),
    duration: seconds.optional(),
    width: wholeNumber().optional(),
    height: wholeNumber().optional(),
    mirrored: z.boolean().optional().describe('The camera faced the player'),
    ownCount: wholeNumber().optional().describe('Juggling: the touches that the player counted'),
  })
  .describe('Anything else is ignored');

const GcsData = z
  .object({ bucket: text(300).optional(), filePath: text(1000).optional(), url: text(2000).optional() })
  .describe('Accepted and ignored: the server knows where its files are, and takes nobody’s word for it');

/** How a clip gets there: to this server in chunks by offset, or to a storage service in parts. */
const UploadPlan = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('offset'), url: z.string(), chunkBytes: z.int() }),
    z.object({
      kind: z.literal('parts'),
      partBytes: z.int(),
      urls: z.array(z.string()).describe('Part 1 first; each takes one PUT'),
      received: z.array(z.int()).describe('Numbers of the parts that are there already'),
    }),
  ])
  .meta({ id: 'UploadPlan' });
export type UploadPlan = z.output<typeof UploadPlan>;

const insightKinds = ['strength', 'improvement', 'tip', 'progress', 'filming'] as const;
const Insight = z
  .object({
    insight_type: z.enum(insightKinds),
    category: z.string(),
    message: z.string(),
    priority: z.int().describe('0 first'),
    confidence: share,
    reason: z.string().nullable().describe('What was measured that it is said of'),
  })
  .meta({ id: 'AnalysisInsight' });
export type AnalysisInsight = z.output<typeof Insight>;

const score = z.int().min(0).max(100).nullable();

const AnalysisResults = z
  .object({
    analysisId: z.uuid(),
    analysisType: type,
    overallScore: score.describe('30 % ours and 70 % the provider’s where there is one, else ours; null where too little was seen'),
    localScore: score.describe('Computed from the body points, the same as on the device'),
    providerScore: score,
    scoreIsDefault: z.boolean().describe('The provider gave none, and 70 stands for it'),
    band: z.string().nullable(),
    summary: z.string(),
    feedback: z.string(),
    strengths: z.array(z.string()).max(5),
    improvements: z.array(z.string()).max(5),
    tips: z.array(z.string()).max(5),
    insights: z.array(Insight),
    changes: z.array(z.string()).describe('Since the last three attempts at the same skill'),
    quality: z.object({ score: z.int().min(0).max(100), level: z.enum(['high', 'medium', 'low']), missing: z.array(z.string()) }),
    reviewer: z.string().describe('`built-in`, or the name of the provider that gave a second opinion'),
    providerFailed: z.boolean().describe('A second opinion was asked for and did not come'),
    measuresVersion: z.string().describe('Of the code that measured'),
  })
  .meta({ id: 'AnalysisResults' });
export type AnalysisResults = z.output<typeof AnalysisResults>;

const clip = z.object({
  state: z.enum(clipStates),
  bytes: z.int().nullable(),
  type: z.string().nullable(),
  keep: z.boolean().describe('The player wants to keep it'),
  expires_at: instant.nullable().describe('When it is deleted'),
});

const HistoryItem = z
  .object({
    id: z.uuid(),
    created_at: instant,
    analysis_type: type,
    summary_score: score,
    grade: z.string().nullable().describe('The letter of the score; null without one, and where it rests on too little'),
    status: z.enum(analysisStatuses),
    summary: z.string().describe('In the language of who asked for the review'),
    highlights: z
      .object({ strengths: z.array(z.string()), improvements: z.array(z.string()), notMeasured: z.array(z.string()) })
      .nullable()
      .describe('What the summary names, as ids of measures and of reasons, two measures of each at most; null without a review'),
    sharing: z.enum(serverSharings),
    error: z.string().nullable().describe('Why it failed'),
    measures_version: z.string().nullable(),
    clip,
  })
  .meta({ id: 'AnalysisHistoryItem' });
export type AnalysisHistoryItem = z.output<typeof HistoryItem>;

const AnalysisDetail = HistoryItem.extend({
  updated_at: instant,
  overall_score: score,
  results: AnalysisResults.nullable(),
  mediapipe_data: LandmarkData.nullable().describe('The body points that were reviewed; null until they arrived'),
  analysis_data: z
    .object({
      type,
      score,
      feedback: z.string(),
      mediaPipeResults: z.object({
        totalFrames: z.int(),
        keyFrameCount: z.int(),
        averageConfidence: share,
        processingDuration: z.number().nullable().describe('Milliseconds, as the device told; null where it did not'),
      }),
    })
    .nullable()
    .describe('The results in short; null until there are some'),
  feedback: z.string().nullable(),
  gemini_analysis: z.unknown().describe('What a provider outside said, whoever that is; null where none was asked'),
  vision_api_data: z.null(),
  video_url: z.string().describe('`pending_upload` until there is a clip; a link to watch it is asked for'),
  mirrored: z.boolean(),
  video_metadata: z.record(z.string(), z.unknown()),
  frames: z.array(
    z.object({ frame_number: z.int(), timestamp_ms: z.int(), pose_confidence: share }).loose(),
  ).describe('By frame_number'),
  key_frames: z.array(z.object({ frame_number: z.int(), frame_type: z.string(), confidence_score: share.nullable() })),
  motion_tracking: z.array(
    z.object({
      tracking_point: z.string(),
      max_velocity: z.number(),
      max_acceleration: z.number(),
      total_distance: z.number(),
    }).loose(),
  ),
  insights: z.array(Insight).describe('By priority'),
  player: z.object({ display_name: z.string().nullable(), level: z.int() }),
  session: z.object({ drill_id: z.string(), drill_name: z.string() }).nullable(),
}).meta({ id: 'AnalysisDetail' });
export type AnalysisDetail = z.output<typeof AnalysisDetail>;

const SubmittedKeyFrame = z.object({
  frameNumber: wholeNumber(),
  timestamp: seconds,
  highMotion: z.boolean().default(false),
  isCritical: z.boolean().default(false),
  imageData: text(200_000)
    .optional()
    .describe('A JPEG in base64, faces blurred; only with a clip, and where a provider may see pictures'),
});

const Statistics = z.object({
  totalFrames: wholeNumber().optional(),
  keyFrameCount: wholeNumber().optional(),
  averageConfidence: share.optional(),
  processingDuration: z.number().min(0).optional().describe('Milliseconds that the device looked at the video; kept as it is told, the others are counted anew'),
});

const Submission = z.object({
  analysisId,
  landmarkData: LandmarkData,
  motionData: z.record(z.string(), z.unknown()).optional().describe('Computed anew from the body points'),
  keyFrames: z.array(SubmittedKeyFrame).max(analysisLimits.keyFramesSent).default([]),
  statistics: Statistics.default({}),
  timestamp,
});
export type LandmarkSubmission = z.input<typeof Submission>;

const status = z.enum(analysisStatuses);
const Accepted = z.object({ success: z.literal(true), analysisId: z.uuid(), status });
const Detail = z.object({ success: z.literal(true), data: z.object({ analysis: AnalysisDetail }) });

const own = { kind: 'json', area: 'analysis', auth: 'player' } as const;
const byId = z.object({ id: analysisId });
const clipPath = z.object({ playerId: z.uuid(), id: z.uuid() });
const SUBMISSION_BYTES = 2 * 1024 * 1024;

/** Analyses that a player keeps in the account, their clips, and their review. */
export const analysisRoutes = defineRoutes({
  readAnalysisSettings: {
    ...own,
    method: 'GET',
    path: '/api/analysis/settings',
    summary: 'What this server does with what is sent to it',
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        reviewer: z.string().nullable().describe('Who gives a second opinion; null where nobody does'),
        pictures: z.boolean().describe('Whether key frames, faces blurred, go there too'),
        storage: z.enum(['server', 'service']),
        max_bytes: z.int(),
        clip_days_kept: z.int(),
      }),
    }),
    fails: [],
  },
  initiateAnalysis: {
    ...own,
    method: 'POST',
    path: '/api/analysis/initiate',
    summary: 'Begin an analysis and, where a clip is to be sent, learn where to. The same id again gives the same analysis',
    limits: { player: { points: 60, seconds: 3600 } },
    body: z.object({
      analysisType: type,
      metadata: VideoMetadata.default({}),
      analysisId: analysisId.optional().describe("The device's id; one is made without it, or where it is no UUID v4"),
      sharing: z.enum(serverSharings).default('clip'),
      timestamp,
    }),
    reply: Accepted.extend({
      signedURL: z.string().nullable().describe('Takes the clip by PUT; null where none is to be sent'),
      upload: UploadPlan.nullable(),
    }),
    fails: ['analysis_deleted', 'analysis_type_differs', 'clip_too_large', 'clip_consent_needed', 'clip_type_unknown', 'clips_full'],
  },
  uploadClip: {
    kind: 'upload',
    method: 'PUT',
    path: '/api/analysis/clips/{playerId}/{id}',
    area: 'analysis',
    auth: 'signed',
    summary: 'Send a clip, in chunks or at once',
    params: clipPath,
    types: Object.values(videoTypes),
    maxBytes: clipLimits.bytes,
    chunkBytes: clipLimits.bytes,
    timeoutSeconds: 120,
    fails: ['not_found', 'analysis_deleted', 'clip_consent_needed', 'clip_type_unknown'],
  },
  readClip: {
    kind: 'download',
    method: 'GET',
    path: '/api/analysis/clips/{playerId}/{id}/video',
    area: 'analysis',
    auth: 'signed',
    summary: 'A clip, whole or in ranges',
    params: clipPath,
    timeoutSeconds: 120,
    fails: ['not_found', 'analysis_deleted'],
  },
  uploadComplete: {
    ...own,
    method: 'POST',
    path: '/api/analysis/upload-complete',
    summary: 'Say that all bytes are there',
    body: z.object({
      analysisId,
      parts: z
        .array(z.object({ number: z.int().min(1).max(1000), etag: text(200) }))
        .max(1000)
        .optional()
        .describe('Of an upload in parts'),
      timestamp,
    }),
    reply: Accepted,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid', 'clip_consent_needed', 'clip_incomplete', 'clip_type_unknown', 'clip_too_large', 'upload_busy'],
  },
  submitLandmarks: {
    ...own,
    method: 'POST',
    path: '/api/analysis/submit-landmarks',
    summary: 'Send the body points of the frames that were reviewed; the review begins',
    maxBytes: SUBMISSION_BYTES,
    timeoutSeconds: 30,
    body: Submission,
    reply: Accepted,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid', 'analysis_type_differs'],
  },
  readResults: {
    ...own,
    method: 'GET',
    path: '/api/analysis/results/{id}',
    summary: 'Where an analysis stands, and its results as soon as there are some',
    limits: { player: { points: 240, seconds: 60 } },
    params: byId,
    reply: z.object({
      success: z.literal(true),
      status: z.enum(['pending', 'processing', 'complete', 'failed']),
      results: AnalysisResults.nullable(),
      error: z.string().nullable(),
      progress: z.number().min(0).max(100),
      message: z.string().nullable(),
    }),
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  triggerProcessing: {
    ...own,
    method: 'POST',
    path: '/api/analysis/trigger-processing/{id}',
    summary: 'Review it, or review it anew where that failed; changes nothing while a review is under way',
    limits: { player: { points: 30, seconds: 60 } },
    params: byId,
    body: z
      .object({
        source: text(60).optional(),
        timestamp,
        retryAttempt: wholeNumber().optional(),
        attempt: wholeNumber().optional(),
        lastStatus: text(40).optional(),
      })
      .default({}),
    reply: Accepted.extend({ started: z.boolean() }),
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  listAnalyses: {
    ...own,
    method: 'GET',
    path: '/api/analysis/history',
    summary: "The player's analyses, newest first",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(analysisLimits.history),
      cursor: text(200).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({ history: z.array(HistoryItem), nextCursor: z.string().nullable() }),
    }),
    fails: [],
  },
  listAttempts: {
    ...own,
    method: 'GET',
    path: '/api/analysis/attempts',
    summary: 'The scores of every skill over time, oldest first',
    reply: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({ id: z.uuid(), created_at: instant, analysis_type: type, score: z.int().min(0).max(100), measures_version: z.string() }),
      ),
    }),
    fails: [],
  },
  readAnalysis: {
    ...own,
    method: 'GET',
    path: '/api/analysis/{id}',
    summary: 'One analysis with all that is stored of it',
    params: byId,
    reply: Detail,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  deleteAnalysis: {
    ...own,
    method: 'DELETE',
    path: '/api/analysis/{id}',
    summary: 'Delete an analysis, its clip and its review under way. Deleting again changes nothing',
    params: byId,
    fails: ['not_found', 'analysis_id_invalid'],
  },
  keepClip: {
    ...own,
    method: 'PUT',
    path: '/api/analysis/{id}/clip',
    summary: 'Keep the clip, or delete it now',
    params: byId,
    body: z.object({ keep: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: z.object({ clip }) }),
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid', 'clip_consent_needed'],
  },
  linkClip: {
    ...own,
    method: 'GET',
    path: '/api/analysis/{id}/clip',
    summary: 'A link to watch the clip, which works for a while',
    params: byId,
    reply: z.object({ success: z.literal(true), data: z.object({ url: z.string(), type: z.string(), expires_at: instant }) }),
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  createAnalysisRecord: {
    ...own,
    method: 'POST',
    path: '/api/analysis/db/create-analysis',
    summary: 'Make the record of an analysis; its player is whoever calls',
    body: z.object({
      playerId: text(100).optional().describe('Ignored'),
      analysisId: analysisId.optional(),
      analysisType: type.default('general'),
      gcsData: GcsData.nullish(),
      videoMetadata: VideoMetadata.nullish(),
      temporaryVideoUrl: text(2000).nullish().describe('Ignored'),
    }),
    reply: Accepted.extend({ data: z.object({ id: z.uuid() }) }),
    fails: ['analysis_deleted', 'analysis_type_differs'],
  },
  updateGcsRecord: {
    ...own,
    method: 'PUT',
    path: '/api/analysis/db/update-gcs/{id}',
    summary: 'Say where the clip is; accepted, and answered with what the server knows',
    params: byId,
    body: z.object({ gcsData: GcsData.nullish() }),
    reply: Accepted,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  updateAnalysisStatus: {
    ...own,
    method: 'PUT',
    path: '/api/analysis/db/update-status/{id}',
    summary: 'Mark an analysis failed or under way; never completed, and what is completed stays so',
    params: byId,
    body: z.object({
      status: z.enum(['failed', 'processing']),
      errorMessage: text(1000).nullish(),
      additionalData: z.record(z.string(), z.unknown()).nullish().describe('Ignored'),
    }),
    reply: Accepted,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
  saveResults: {
    ...own,
    method: 'POST',
    path: '/api/analysis/db/save-results',
    summary: 'Save an analysis made on a device: reviewed again from its body points, whatever score is sent. Saving again changes nothing',
    maxBytes: SUBMISSION_BYTES,
    timeoutSeconds: 30,
    limits: { player: { points: 120, seconds: 3600 } },
    body: z.object({
      analysisId,
      userId: text(100).optional().describe('Ignored'),
      analysisData: z.object({
        landmarkData: LandmarkData,
        createdAt: moment().optional().describe('When it was made; now without it'),
        metadata: VideoMetadata.default({}),
        statistics: Statistics.default({}),
        replaces: analysisId.optional().describe('The analysis of somebody else in the same clip, in whose place this one is kept'),
      }),
      gcsData: GcsData.nullish(),
    }),
    reply: Accepted.extend({ data: z.object({ results: AnalysisResults }) }),
    fails: ['analysis_deleted', 'analysis_id_invalid', 'analysis_type_differs'],
  },
  readAnalysisRecord: {
    ...own,
    method: 'GET',
    path: '/api/analysis/db/analysis/{id}',
    summary: 'The same as reading an analysis, under the name that older clients know',
    params: byId,
    reply: Detail,
    fails: ['not_found', 'analysis_deleted', 'analysis_id_invalid'],
  },
});
