import type { AnalysisType } from '@touchline/domain';
import type { ClipShape, FormReview, PoseFrame, ReviewInput } from '@touchline/vision';
import type { Still } from '../film/task.ts';

/**
 * One analysis of one player as it lies on this device (spec 002 §3, analysis history item, and what reopening
 * needs).
 */
export interface SavedAnalysis {
  /** UUID v4. */
  readonly id: string;
  readonly playerId: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly type: AnalysisType;
  readonly status: 'completed';
  readonly review: FormReview;
  /** What the review was built from; analyses kept by earlier versions of the app have none. */
  readonly input?: ReviewInput;
  readonly shape: ClipShape;
  /** The frames that were reviewed, 40 at most; of earlier versions of the app, 40 of those that were. */
  readonly frames: readonly PoseFrame[];
  /** Key-frame pictures, at most 10, in order of time. */
  readonly stills: readonly Still[];
  /** The clip itself, where the player wants it kept. */
  readonly clip: Blob | null;
  readonly mirrored: boolean;
  /** Time was up before every picture was looked at. */
  readonly cutShort: boolean;
  /** Juggling: the player's own count, where it differs from ours. */
  readonly corrected: number | null;
}

/** How an analysis is put on the device for the first time. */
export type NewAnalysis = Omit<SavedAnalysis, 'id' | 'createdAt' | 'status'>;
