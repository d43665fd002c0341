import type { AnalysisType } from '@touchline/domain';
import type { BallPlace } from './ball/ball-track.ts';
import type { ClipShape, PoseFrame } from './landmarks.ts';
import type { KeyMoment, Leg, NotMeasured, View } from './review-types.ts';

/** A clip of one skill that was analysed, and all the frames in which one person was followed. */
export interface ReviewRequest {
  readonly type: AnalysisType;
  readonly clip: ClipShape;
  /** The followed player's frames, in order of time. */
  readonly frames: readonly PoseFrame[];
  /** Most people seen in one frame. */
  readonly people: number;
  /** Null when unknown. */
  readonly age: number | null;
  /**
   * What the search of the pictures knows: they never change, or it is not
   * sure who is followed.
   */
  readonly refusal?: 'stillPicture' | 'whoIsMeant' | 'mayHaveSlipped' | null;
  /** Time was up before every frame was analysed that was wanted: what was not seen may be in the others. */
  readonly cutShort?: boolean;
  /** Where the ball is in these frames, where it was looked for: for touches of a juggled ball. */
  readonly ball?: readonly BallPlace[];
  /** Of several kicks the one that the player wants reviewed: seconds, near its contact. Without it the fastest is. */
  readonly kick?: number;
}

/** One of several kicks in a clip, with what its review is made of. */
export interface KickInClip {
  /** Seconds: when the foot met the ball. */
  readonly time: number;
  readonly leg: Leg;
  readonly input: ReviewInput;
}

/** Raised when an older `ReviewInput` can no longer be reviewed as it is. */
export const REVIEW_INPUT_VERSION = 1;

/**
 * Everything a review is made of, and all that is stored or sent of an analysis: the same value always gives the same
 * review. Plain JSON. Made by `reduceToReviewInput` from every frame that was analysed; reviewed by `buildReview`.
 */
export interface ReviewInput {
  readonly version: typeof REVIEW_INPUT_VERSION;
  readonly type: AnalysisType;
  readonly clip: ClipShape;
  /** Why nothing can be measured; null when it can. */
  readonly refusal: NotMeasured | null;
  readonly view: View | null;
  /** What lengths are compared with, in picture heights; null where no whole leg was seen. */
  readonly legLength: number | null;
  /** The leg of a kick, also of one whose moments could not be told. */
  readonly kickingLeg: Leg | null;
  /** Key moments, found in all the frames: few frames are too far apart for speeds. In order of time. */
  readonly moments: readonly KeyMoment[];
  /** The moments are counted touches of a juggled ball. */
  readonly isCounted: boolean;
  /** Frames that were analysed, and those of them with the player. */
  readonly frameCounts: { readonly seen: number; readonly withPlayer: number };
  /** Most people seen in one frame. */
  readonly people: number;
  /**
   * The player in at most 40 of these frames, cleaned among all of them, in order of time. Places have 3 decimals,
   * visibility 2 (spec 002 §9). Null where the player was not seen.
   */
  readonly frames: readonly PoseFrame[];
}
