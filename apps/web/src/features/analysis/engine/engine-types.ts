import type { AnalysisType } from '@touchline/domain';
import type { ChosenPerson, ClipShape, DetectedFrame, FormReview, PersonChoicePicture, KickInClip, Pose, PoseFrame, ReviewInput } from '@touchline/vision';
import type { GreyPicture, TimedPicture } from '@touchline/vision/ball';

/**
 * What the engine is at: fetching the model, opening the clip, a coarse pass over the whole clip, a dense pass over the
 * fastest moment, counting touches, searching again where the player was missed, reviewing what was seen.
 */
export type EngineStage = 'loading' | 'opening' | 'coarse' | 'dense' | 'counting' | 'again' | 'reviewing';

/** One clip to analyse. */
export interface EngineRequest {
  readonly clip: Blob;
  readonly type: AnalysisType;
  /** Years; null when not known. */
  readonly age: number | null;
  /** Whom the player pointed out; without it the person who moves most is followed. */
  readonly chosen?: ChosenPerson;
  /** The player gives it longer than the 25 s, which were too few for this device. Default false. */
  readonly hasMoreTime?: boolean;
  /** An analysis of this clip, type and person that time did not let finish: this one goes on from there. */
  readonly continues?: PartialAnalysis;
}

/** What an analysis that ran out of time had detected by then. */
export interface PartialAnalysis {
  /** Everybody in every frame that was looked at, in order of time. */
  readonly seen: readonly DetectedFrame[];
  /** The times of those that the dense pass has looked at. */
  readonly denseTimes: readonly number[];
  /** The frames in grey and small, where the ball is looked for in them. */
  readonly pictures: readonly TimedPicture[];
  /** Something has moved in them: the clip is no still picture. */
  readonly hasMoved: boolean;
}

/** A frame that has just been analysed, for the live skeleton and the live count. */
export interface LiveFrame {
  /** Seconds from the start of the clip. */
  readonly time: number;
  /** The followed player; null where nobody was seen. */
  readonly pose: Pose | null;
  /** Touches counted so far; juggling only. */
  readonly touches?: number;
  /** The frame itself, small: with the first frame and then ten times a second at most. Whoever shows it closes it. */
  readonly picture?: ImageBitmap;
}

/**
 * What a live detection at one picture told: the player, that nobody is there, or nothing, where the engine did not look: it is
 * not ready, is busy, or the device is too slow for it.
 */
export type LiveDetection = Pose | 'nobody' | 'notLooked';

/** What a live detection saw in one picture; `notLooked` as above. */
export type LivePeople =
  | {
      /** Everybody, in no order. */
      readonly people: readonly Pose[];
      /** The picture itself, small and in grey, where it was asked for. */
      readonly grey: GreyPicture | null;
    }
  | 'notLooked';

/** What an analysis found, and what it was found in. */
export interface EngineOutcome {
  readonly review: FormReview;
  /** What the review was built from: all that is stored or sent of it. */
  readonly input: ReviewInput;
  /** The kicks to choose from, in order of time; none where there is only one. */
  readonly kicks: readonly KickInClip[];
  readonly clip: ClipShape;
  /** Every frame that was analysed, for the skeleton over the video. */
  readonly frames: readonly PoseFrame[];
  /** Where the player can point somebody else out; none where nobody else was there. */
  readonly group: readonly PersonChoicePicture[];
  /** True where its time, 25 s unless the player gave more, was over before all frames were analysed; the result is of those that were. */
  readonly cutShort: boolean;
  /** From where a longer look goes on; only where time was up before all was seen that was wanted. */
  readonly partial?: PartialAnalysis;
  /** Milliseconds from when the clip was opened to the review. */
  readonly processingDuration: number;
}

/**
 * Why there is no result.
 * - modelUnavailable: the model could not be fetched: no signal, or nothing of it arrived for 10 s
 * - modelLate: it is there, and did not start within 10 s: this device is slow, or busy with something else
 * - deviceCannot: this device runs the model neither in a worker nor on the page
 * - unreadable: the file is no video, is empty or is cut off
 * - noVideoTrack: it holds sound only
 * - undecodable: this browser cannot decode its codec
 * - tooLong: over 15 s
 * - noFrames: "No frames could be processed.": none could be decoded, or nobody is in any, also when tried once more
 * - seekTimeout: the browser's player did not get to one picture in time
 * - timedOut: 25 s passed without one frame
 * - cancelled: the signal asked for it, or the engine was closed
 */
export type EngineFailure =
  | 'modelUnavailable'
  | 'modelLate'
  | 'deviceCannot'
  | 'unreadable'
  | 'noVideoTrack'
  | 'undecodable'
  | 'tooLong'
  | 'noFrames'
  | 'seekTimeout'
  | 'timedOut'
  | 'cancelled';

export type EngineReadiness = { readonly ok: true } | { readonly ok: false; readonly failure: EngineFailure };

export type EngineResult =
  | { readonly ok: true; readonly outcome: EngineOutcome }
  | { readonly ok: false; readonly failure: EngineFailure };

/** How an analysis is watched and stopped. */
export interface EngineWatch {
  readonly signal: AbortSignal;
  /** Part of the whole analysis that is done, 0–1, never less than before; at most ten times a second. */
  readonly onProgress?: (fraction: number, stage: EngineStage) => void;
  readonly onFrame?: (frame: LiveFrame) => void;
}

/** A picture of the camera: a frame whose pixels can be copied, where the browser has such; else one that is drawn. */
export type LivePicture = VideoFrame | ImageBitmap;

/** The pose engine of an open analysis tab. One analysis at a time: a second one waits for the first. */
export interface Engine {
  /**
   * Resolves when the model is there ('MediaPipe Ready') or is known not to come. May be asked again after a failure:
   * then it tries anew. `onProgress` gets the part of the bytes that has arrived, 0–1.
   */
  readonly ready: (onProgress?: (fraction: number) => void) => Promise<EngineReadiness>;
  /** Looks at one clip; makes the engine ready first. Never rejects. */
  readonly analyse: (request: EngineRequest, watch: EngineWatch) => Promise<EngineResult>;
  /**
   * Looks at one picture of the camera, for a skeleton over it; never rejects and never waits for its turn: while an
   * analysis or another live detection is under way, or before the engine is ready, it does not look. Closes the picture.
   */
  readonly detectLive: (picture: LivePicture) => Promise<LiveDetection>;
  /** As `detectLive`, with everybody in the picture, and the picture in grey where `wantsGrey`. */
  readonly detectPeople: (picture: LivePicture, wantsGrey?: boolean) => Promise<LivePeople>;
  /** Ends what runs and frees the worker. */
  readonly close: () => void;
}
