import type { AnalysisResults } from '@touchline/contracts';
import type { AnalysisType, ServerSharing, Sharing } from '@touchline/domain';
import type { ClipShape, FormReview, KickInClip, PoseFrame, ReviewInput } from '@touchline/vision';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';

/**
 * How far the server's review of an analysis is. The device's own review is there in each of them.
 * - local: made on this device; the server is not asked
 * - waiting: to be sent, or sent and not begun
 * - processing: the server is at work
 * - complete: the server's results have arrived
 * - failed: there will be none unless the player asks again; the device's own review stands
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
  /** What of it leaves, or has left, the device. */
  readonly sharing: Sharing;
  /** This device's own; without a second opinion the server's is the same measurement. */
  readonly review: FormReview;
  /** The server's, once they are here. */
  readonly results: AnalysisResults | null;
  /** Why there are none, in the server's words; null unless it failed. */
  readonly failure: string | null;
  /** What the review was built from; analyses saved by earlier versions of the app have none. */
  readonly input?: ReviewInput;
  /** The kicks that the player can choose from, the one reviewed among them; analyses of earlier versions, and of one kick, have none. */
  readonly kicks?: readonly KickInClip[];
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
  /** Milliseconds that this device looked at the clip; analyses of earlier versions of the app have none. */
  readonly processingDuration?: number;
  /** Reviews of somebody else in the same clip, in whose place this one is, the last one last; in the account too. */
  readonly replaces?: readonly string[];
  /** It replaces one whose video was sent to the account: that was the former's, and is not this one's. */
  readonly isClipLeft?: boolean;
  /** The player has said that it is somebody else's: it does not count as one of theirs. */
  readonly isSomebodyElses?: boolean;
  /** Juggling: the player's own count; null where the player has not said one. */
  readonly corrected: number | null;
  /** What of that the account was told last. */
  readonly countSent?: number;
}

/** An analysis that has just been made. Its id is given by whoever made it. */
export type NewAnalysis = Omit<Analysis, 'createdAt' | 'status' | 'results' | 'failure'>;

/** What the player or this device changes of an analysis. */
export type AnalysisChange = Partial<Pick<Analysis, 'stills' | 'clip' | 'corrected' | 'countSent' | 'sharing' | 'isSomebodyElses'>>;

/** What is heard of the server's review, minutes later and perhaps twice. */
export type AnalysisResult =
  | { readonly status: 'waiting' | 'processing' }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'complete'; readonly results: AnalysisResults };

const order: Readonly<Record<AnalysisStatus, number>> = { local: 0, waiting: 1, processing: 2, failed: 3, complete: 4 };

/**
 * An analysis with a result merged into it. A result brings the status and, when complete, the server's results; the
 * device's own review, what the player said or chose, and what this device made (pictures, frames, clip) stays. News
 * that is older than what is known changes nothing: a status is never followed by one before it. A failure may still be
 * followed by results, results only by other results. Results of another skill are not of this analysis and change
 * nothing either.
 */
export function withResult(analysis: Analysis, result: AnalysisResult): Analysis {
  if (order[result.status] < order[analysis.status]) return analysis;
  if (result.status === 'complete') {
    const { results } = result;
    return results.analysisType === analysis.type ? { ...analysis, status: 'complete', failure: null, results } : analysis;
  }
  const failure = result.status === 'failed' ? result.failure : null;
  const isSame = result.status === analysis.status && failure === analysis.failure;
  return isSame ? analysis : { ...analysis, status: result.status, failure };
}

/**
 * An analysis of which the player wants so much sent, or sent once more where that failed. What the server knows of it
 * already stays: a clip can follow body points, but nothing that was sent is taken back by this.
 */
export function withSharing(analysis: Analysis, sharing: ServerSharing): Analysis {
  const { status } = analysis;
  const isMore = analysis.sharing === 'device' || (analysis.sharing === 'account' && sharing === 'clip');
  if (status !== 'failed' && !isMore) return analysis;
  // What has arrived is not sent a second time for a clip that follows it.
  const hasArrived = status === 'processing' || status === 'complete';
  return { ...analysis, sharing: isMore ? sharing : analysis.sharing, status: hasArrived ? status : 'waiting', failure: null };
}

/** The score that counts: the server's once it is here, with a second opinion in it where there was one; else this device's. */
export function scoreOf({ review, results }: Pick<Analysis, 'review' | 'results'>): number | null {
  return results === null ? review.overallScore : results.overallScore;
}

/** Whether the account has an analysis and not what its player counted. */
export function hasUnsentCount({ status, sharing, input, corrected, countSent }: Analysis): boolean {
  return status === 'complete' && sharing !== 'device' && input !== undefined && corrected !== null && corrected !== countSent;
}

/** A new analysis: one that is to be sent waits for that. */
export function begun(made: NewAnalysis, createdAt: number): Analysis {
  return { ...made, createdAt, status: made.sharing === 'device' ? 'local' : 'waiting', results: null, failure: null };
}

/**
 * A new analysis in the place of another one in the same clip. The account takes it without a video: one that was sent
 * is the former's and goes with it, until the player keeps the video again.
 */
export function begunInPlaceOf(former: string, made: NewAnalysis, createdAt: number): Analysis {
  const isClipLeft = made.sharing === 'clip';
  return begun({ ...made, sharing: isClipLeft ? 'account' : made.sharing, replaces: [former], isClipLeft }, createdAt);
}

/** The same as it is saved, where the former one is on this device. */
export function withFormer(analysis: Analysis, former: StoredAnalysis): Analysis {
  const isClipLeft = analysis.isClipLeft === true || former.sharing === 'clip' || former.isClipLeft === true;
  // Whoever wanted the video saved wants it still.
  return { ...analysis, clip: former.clip, replaces: [...(former.replaces ?? []), former.id], isClipLeft };
}

/** A row as any version of the app has written it; the first ones knew one status, and nothing left the device. */
export type StoredAnalysis = Omit<Analysis, 'status' | 'sharing' | 'results' | 'failure'> &
  Partial<Pick<Analysis, 'sharing' | 'results' | 'failure'>> & { readonly status: AnalysisStatus | 'completed' };

/** What a row says. */
export function readStored(row: StoredAnalysis): Analysis {
  return { sharing: 'device', results: null, failure: null, ...row, status: row.status === 'completed' ? 'local' : row.status };
}
