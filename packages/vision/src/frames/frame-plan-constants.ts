// Units, and what “facts” and “ours” are: signal/signal-constants.ts.

/** Which frames are analysed (facts: frames; settled table of the specification: frames analysed). */
export const framePlan = {
  /** Seconds between the frames of a coarse pass, at most. */
  coarseSeconds: 0.2,
  /** Ours: short clips are analysed more closely, at about the chord of a kick, for as many frames as a long one. */
  closestSeconds: 0.125,
  coarseFrames: 75,
  /** Neighbouring source frames of the dense pass, at 30 frames a second or less. */
  denseFrames: 25,
  /**
   * Ours: the dense pass is made around so many moments at most, this far apart, each at least this share as likely as
   * the likeliest: the heel of a run-up may look likelier than a low kick.
   */
  denseWindows: 3,
  windowsApart: 0.6,
  windowShare: 0.4,
  /**
   * Ours: where these show a kick there may be others: so many windows in all, and closer, for a kick may begin at the
   * end of one. Only with time to spare.
   */
  further: { most: 8, share: 0.2, apart: 0.45 },
  /** Ours: seconds of the dense pass before and after the fastest motion; faster clips have more frames in them. */
  denseBefore: 0.45,
  denseAfter: 0.383,
  /** Ours: seconds between coarse sightings of an ankle that still tell of its speed: one frame may be missing. */
  stepSeconds: 0.5,
  /** Ours: seconds after a fast motion in which the foot of a kick is high. */
  liftSeconds: 0.45,
  /** Frames a second of dribbling, turns, defending and of what needs no kick. */
  uniformRate: 12,
  /** Frames a second of counting touches. */
  jugglingRate: 15,
  /** Frames that enter the result. */
  resultLeast: 15,
  resultMost: 40,
  /** Ours: of these at most so many at the key moments, and with those around them: the rest shows the whole clip. */
  resultAtMoments: 24,
  resultAroundMoments: 32,
  /** Ours: seconds between frames around the moments, at least: the whole of a kick fits, at 30 frames a second or so. */
  resultSpacing: 0.025,
  /** Ours: slower runs of frames show no kick: its chord would span two frames. */
  kickStepSeconds: 0.05,
} as const;
