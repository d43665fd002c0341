import type { AnalysisType } from '@touchline/domain';
import type { ClipShape, FormReview, PoseFrame, ReviewInput } from '@touchline/vision';
import type { Still } from '../film/film-task.ts';

/**
 * How far the server's review of an analysis is. The device's own review is there in each of them.
 * - local: made on this device; the server is not asked
 * - waiting: to be sent, or sent and not begun
 * - processing: the server is at work
 * - complete: the server's review has arrived
 * - failed: there will be none; the device's own stands
 */
export type AnalysisStatus = 'local' | 'waiting' | 'processing' | 'complete' | 'failed';

/** One analysis of one player (spec 002 §3, analysis history item, and what reopening needs). */
export interface Analysis {
  /** UUID v4. */
  readonly id: string;
  readonly playerId: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly type: AnalysisType;
  readonly status: AnalysisStatus;
  readonly review: FormReview;
  /** What the review was built from; analyses saved by earlier versions of the app have none. */
  readonly input?: ReviewInput;
  readonly shape: ClipShape;
  /** The frames that were reviewed, 40 at most; of earlier versions of the app, 40 of those that were. */
  readonly frames: readonly PoseFrame[];
  /** Key-frame pictures, at most 10, in order of time. */
  readonly stills: readonly Still[];
  /** The clip itself, where the player wants it saved. */
  readonly clip: Blob | null;
  readonly mirrored: boolean;
  /** Time was up before every picture was looked at. */
  readonly cutShort: boolean;
  /** Juggling: the player's own count; null where the player has not said one. */
  readonly corrected: number | null;
}

/** An analysis that has just been made. Its id is given by whoever made it. */
export type NewAnalysis = Omit<Analysis, 'createdAt' | 'status'>;

/** What the player or this device changes of an analysis. */
export type AnalysisChange = Partial<Pick<Analysis, 'stills' | 'clip' | 'corrected'>>;

/** What is heard of the server's review, minutes later and perhaps twice. */
export type AnalysisResult =
  | { readonly status: 'waiting' | 'processing' | 'failed' }
  | { readonly status: 'complete'; readonly review: FormReview };

const order: Readonly<Record<AnalysisStatus, number>> = { local: 0, waiting: 1, processing: 2, failed: 3, complete: 4 };

/**
 * An analysis with a result merged into it. A result brings the status and, when complete, the review; what the player
 * said or chose, and what this device made (pictures, frames, clip), stays. News that is older than what is known
 * changes nothing: a status is never followed by one before it. A failure may still be followed by a review, a review
 * only by another review. A review of another skill is not of this analysis and changes nothing either.
 */
export function withResult(analysis: Analysis, result: AnalysisResult): Analysis {
  if (order[result.status] < order[analysis.status]) return analysis;
  if (result.status !== 'complete') return result.status === analysis.status ? analysis : { ...analysis, status: result.status };
  return result.review.type === analysis.type ? { ...analysis, status: 'complete', review: result.review } : analysis;
}

/** A row as any version of the app has written it; the first ones knew one status. */
export type StoredAnalysis = Omit<Analysis, 'status'> & { readonly status: AnalysisStatus | 'completed' };

/** What a row says. */
export function readStored(row: StoredAnalysis): Analysis {
  return { ...row, status: row.status === 'completed' ? 'local' : row.status };
}
