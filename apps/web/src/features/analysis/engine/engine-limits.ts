import { clipLimits } from '@touchline/domain';

/** Limits of one analysis; seconds unless said otherwise. */
export const engineLimits = {
  /** The whole of it: what has been seen by then is reviewed (spec 002 §9). */
  whole: 25,
  /** The same where the player asked for a longer look, after the time was up: an old phone, or one that was busy. */
  longer: 75,
  /** Detection of one frame (spec 002 §9): a later one is tried once more. */
  detection: 0.8,
  /** A live detection at a live picture where the model runs on the page, which stands still for that long. */
  liveOnPage: 0.2,
  /** Live detections in a row that may take too long before the device rests from them; the first warms the model up. */
  slowLiveDetections: 3,
  liveRest: 10,
  /** Looking for a place in a `<video>`, and opening one (spec 002 §9). */
  seek: 1,
  load: 15,
  /**
   * A player who was missed is searched for where they were within so long, in so many rounds at most, and no longer
   * when only so much of the whole is left.
   */
  missedWithin: 1,
  rounds: 3,
  spare: 7,
  /** Nothing arrived of the model, or it did not start (spec 002 §9). */
  model: 10,
  /** Not a word from the worker for so long, a `<video>` that opens included: it hangs, and is ended. */
  silence: 30,
  /** A dense pass may end early from so many frames with the player on, past half of its frames (spec 002 §9). */
  goodFrames: 15,
  /** A clip that was cut to 15 s ends with a whole frame, and a recorder's with a whole second of sound. */
  longest: clipLimits.seconds + 0.5,
  /** Frames of the dense pass at most: at over 60 frames a second every second or fourth of them is analysed. */
  denseFrames: 60,
  /** Pictures at most in which the player can point somebody else out. */
  personChoicePictures: 8,
  /** Between two reports of progress, and between two live pictures (spec 002 §9). */
  report: 0.1,
  /** Between two counts of the touches so far. */
  count: 0.5,
} as const;
