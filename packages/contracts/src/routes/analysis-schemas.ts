import { analysisLimits, analysisStatuses, analysisTypes, clipStates, serverSharings } from '@touchline/domain';
import * as z from 'zod';
import { moment, text, wholeNumber } from '../database-safe-schemas.ts';

/** A UUID v4; any text is taken, so that what it is refused with names it (spec 002 §5). */
export const analysisId = text(100).describe('UUID v4');
export const analysisType = z.enum(analysisTypes);
export const instant = z.iso.datetime();
export const sentAt = z.union([moment(), z.number()]).optional().describe('When the device sent it; not used');
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
    type: analysisType,
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

export const VideoMetadata = z
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

export const GcsData = z
  .object({ bucket: text(300).optional(), filePath: text(1000).optional(), url: text(2000).optional() })
  .describe('Accepted and ignored: the server knows where its files are, and takes nobody’s word for it');

/** How a clip gets there: to this server in chunks by offset, or to a storage service in parts. */
export const UploadPlan = z
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

export const AnalysisResults = z
  .object({
    analysisId: z.uuid(),
    analysisType,
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

export const clip = z.object({
  state: z.enum(clipStates),
  bytes: z.int().nullable(),
  type: z.string().nullable(),
  keep: z.boolean().describe('The player wants to keep it'),
  expires_at: instant.nullable().describe('When it is deleted'),
});

export const HistoryItem = z
  .object({
    id: z.uuid(),
    created_at: instant,
    analysis_type: analysisType,
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
      type: analysisType,
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

export const Statistics = z.object({
  totalFrames: wholeNumber().optional(),
  keyFrameCount: wholeNumber().optional(),
  averageConfidence: share.optional(),
  processingDuration: z.number().min(0).optional().describe('Milliseconds that the device looked at the video; kept as it is told, the others are counted anew'),
});

export const Submission = z.object({
  analysisId,
  landmarkData: LandmarkData,
  motionData: z.record(z.string(), z.unknown()).optional().describe('Computed anew from the body points'),
  keyFrames: z.array(SubmittedKeyFrame).max(analysisLimits.keyFramesSent).default([]),
  statistics: Statistics.default({}),
  timestamp: sentAt,
});
export type LandmarkSubmission = z.input<typeof Submission>;

const status = z.enum(analysisStatuses);
export const Accepted = z.object({ success: z.literal(true), analysisId: z.uuid(), status });
export const Detail = z.object({ success: z.literal(true), data: z.object({ analysis: AnalysisDetail }) });
