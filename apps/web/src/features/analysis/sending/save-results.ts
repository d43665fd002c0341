import type { AnalysisResults, LandmarkData, LandmarkSubmission } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import type { ServerSharing } from '@touchline/domain';
import type { QueueKind } from '../../../offline/queue/queue-types.ts';
import { deleteFromAccount } from '../account/delete-from-account.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { keyFramesOf, landmarkDataOf, statisticsOf } from './landmark-submission-mapper.ts';

/** An analysis that waits to be saved in the account. */
export interface SavePayload {
  readonly analysisData: {
    readonly landmarkData: LandmarkData;
    readonly createdAt: string;
    /** What waited since an earlier version of the app has none. */
    readonly statistics?: NonNullable<LandmarkSubmission['statistics']>;
    readonly metadata: { readonly duration: number; readonly width: number; readonly height: number; readonly mirrored: boolean; readonly ownCount?: number };
    readonly sharing: ServerSharing;
    readonly replaces?: string;
    /** Those before that one, where none of them has been told. */
    readonly alsoReplaces?: readonly string[];
  };
  /** The server knows where its files are. */
  readonly gcsData: null;
  /** What its first sending failed with; null where there was none. */
  readonly originalError: string | null;
}

/** What came of a save. */
export interface SavedAnalysis {
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  /** Null: the review is yet to come. */
  readonly results: AnalysisResults | null;
}

/** Attempts, of which the waits begin with a second and double (spec 000 §9). */
const MOST_ATTEMPTS = 5;
/** The route's thirty seconds, twice where a clip is announced first, and the token's. */
const TIME_LIMIT_MS = 60_000;

/** What is saved of an analysis; null where too old a version of the app has made it to be sent. */
export function savePayload(analysis: Analysis, originalError: string | null): SavePayload | null {
  const { input, createdAt, shape, mirrored, sharing, corrected, processingDuration, replaces = [] } = analysis;
  const former = replaces.at(-1);
  const before = replaces.slice(0, -1);
  if (input === undefined || sharing === 'device') return null;
  const { duration, width, height } = shape;
  return {
    analysisData: {
      landmarkData: landmarkDataOf(input),
      createdAt: new Date(createdAt).toISOString(),
      statistics: statisticsOf(input, keyFramesOf(input).length, processingDuration),
      metadata: { duration, width: Math.round(width), height: Math.round(height), mirrored, ...(typeof corrected === 'number' && { ownCount: corrected }) },
      sharing,
      ...(former !== undefined && { replaces: former }),
      ...(before.length > 0 && { alsoReplaces: before }),
    },
    gcsData: null,
    originalError,
  };
}

/** The name of the queue of analyses. */
export const ANALYSIS_SAVE = 'analysis-save';

/** A player's analyses on their way into the account. */
export function saveKind(playerId: string, send: QueueKind<SavePayload, SavedAnalysis>['send']): QueueKind<SavePayload, SavedAnalysis> {
  return {
    name: ANALYSIS_SAVE,
    playerId,
    isPayload: (stored): stored is SavePayload => typeof stored === 'object' && stored !== null && 'analysisData' in stored,
    send,
    timeLimitMs: TIME_LIMIT_MS,
    maxAttempts: MOST_ATTEMPTS,
    onSentElsewhere: () => undefined,
  };
}

/**
 * Saves an analysis. One that comes with a clip is announced and submitted as in its first sending, for a saved one is
 * reviewed at once and without a second opinion.
 */
export function saveSender(api: Client, playerId: string): QueueKind<SavePayload, SavedAnalysis>['send'] {
  return async ({ analysisData: { sharing, alsoReplaces = [], ...analysisData }, gcsData }, { key, signal }) => {
    const { landmarkData, metadata, statistics, replaces } = analysisData;
    if (sharing === 'clip' && replaces === undefined) {
      try {
        const announced = { analysisType: landmarkData.type, metadata: { ...metadata }, analysisId: key, sharing };
        await api.call('initiateAnalysis', { body: announced }, { signal });
        const { status } = await api.call('submitLandmarks', { body: { analysisId: key, landmarkData, statistics } }, { signal });
        return { status, results: null };
      } catch (error) {
        unlessClipIsRefused(error);
      }
    }
    const body = { analysisId: key, userId: playerId, analysisData, gcsData };
    const { status, data } = await api.call('saveResults', { body }, { signal });
    // As the server does with the one that it is told: only for a review with a score.
    if (data.results.overallScore !== null) for (const id of alsoReplaces) await deleteFromAccount(api, id, signal);
    return { status, results: data.results };
  };
}

/** The code of the server's no to a clip of a child whose grown-up has not said yes. */
export const CONSENT_NEEDED = 'clip_consent_needed';

/** Without a grown-up's yes the clip stays where it is; body points and results are saved all the same. */
function unlessClipIsRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== CONSENT_NEEDED) throw error;
}
