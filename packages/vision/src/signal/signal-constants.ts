// The numbers of the rules stand beside what uses them, in files named -constants. In all of them lengths are in the
// player's own leg lengths or trunk lengths, times in seconds, speeds in leg lengths a second, angles in degrees (180 =
// straight). “Facts” is the sheet on what a phone clip can tell about technique (docs/vision.md names its sources);
// “ours” is a choice of this package with its reason beside it.

/** From how sure a landmark must be (facts: signal 1). */
export const visibility = {
  /** Enough to follow a fast limb: at 0.5 the swing just before contact is lost. */
  follow: 0.3,
  /** What a finding needs as the median around its moment. */
  finding: 0.5,
} as const;

/** Gaps, swapped legs and what counts as neighbouring frames (facts: signal 1 and frames). */
export const cleaning = {
  /** Frames of a gap that are filled; a longer one stays empty. */
  fillFrames: 3,
  /** A foot faster than this between neighbouring frames: left and right were swapped. */
  swapSpeed: 22,
  /** Ours: frames farther apart are not neighbours; counting goes down to 10 frames a second. */
  neighbourSeconds: 0.11,
  /** Ours: a step this many times the shorter step beside it ends a run, so that a coarse frame joins no dense run. */
  neighbourRatio: 2.5,
  /** Ours: a shorter step than this counts as this: two frames almost at once end no run. */
  shortestStep: 1 / 60,
  /** Ours: leg lengths a second; hips that move faster than any runner's were filmed in another scene. */
  hipSpeed: 12,
  /** Ours: so was a player who is larger or smaller by this factor from one frame to the next. */
  cutGrowth: 1.4,
} as const;

/** Smoothing of recorded clips (facts: signal 2). */
export const smoothing = {
  /** Hz. The band is 6–10: kicks are fast, so its upper end. */
  cutoff: 10,
  /** Ours: the median of 3 spans 0.08 s at this rate; below it, it would cut off the top of a quick touch. */
  medianFromRate: 24,
} as const;

/** One-Euro filter of the live overlay (facts: signal 2). */
export const liveSmoothing = {
  /** Hz. */
  minCutoff: 1,
  beta: 0.007,
  /** Hz, of the speed itself: the filter's authors' default. */
  speedCutoff: 1,
  /** Ours: beta is meant for speeds in pixels, so the picture is taken as this many high, whatever the clip's size. */
  pictureHeight: 720,
  /** Ours: seconds without the player after which the filter starts afresh. */
  forgetSeconds: 0.5,
} as const;

/** Seconds by which times of frames may be off through rounding. */
export const timeSlack = 1e-6;

/** Shoulder width across by trunk length: below `side` it is the side, above `front` the front (facts: view). */
export const viewLimits = { side: 0.35, front: 0.6 } as const;

/** What tells a video that lies on its side from somebody who dives, or gets up from the ground. */
export const sidewaysRules = {
  /** Ours: trunk and legs are nearer to horizontal than to upright in this share of the frames with the player. */
  share: 0.75,
} as const;
