// Units, and what “facts” and “ours” are: signal/signal-constants.ts.

/** Turns (facts: key moments; the numbers are ours). */
export const turnRules = {
  /** Shoulders and hips narrower across than this, in trunk lengths, do not tell which way the player faces. */
  facing: 0.05,
  /** Seconds for which a facing must hold before and after, so that a flicker is no turn. */
  holdSeconds: 0.25,
  /** The lowest hips are looked for this long before and after the flip: seen from the side, it shows early or late. */
  aroundSeconds: 0.4,
  /** No scene is cut this long before and after. */
  cutSeconds: 1.1,
} as const;

/** The set position of a keeper, a defender or whoever stands ready (ours: the deepest steady stance). */
export const setRules = {
  /** Hips and both ankles move no faster, leg lengths a second. */
  steadySpeed: 0.5,
  /** Over this many seconds. */
  steadySeconds: 0.25,
} as const;

/**
 * What tells standing ready from just standing, wherever it is filmed from (ours: well short of every band, so that a
 * poor stance is still a stance). Any one of the first three is enough.
 */
export const readyRules = {
  /** The ankles are this far apart across the picture, leg lengths. People stand at ease with 0.2 to 0.35. */
  apart: 0.4,
  /** Both knees are bent at least to this angle in the picture. */
  knee: 165,
  /** From the front, where a bend is not seen: the hips are no higher above the ankles than this, leg lengths. */
  hips: 0.94,
  /** Whose shoulders are less than this above the hips, leg lengths, stoops: half of what an upright trunk shows. */
  shoulders: 0.3,
  /** A defender, who keeps moving, is ready in at least this share of the frames. */
  share: 0.3,
} as const;

/** What tells running from standing (ours): one ankle beside the other, about the middle of where it is. */
export const stepRules = {
  /** Leg lengths. A walk reaches 0.5 from the side and 0.15 from the front; who stands stays below 0.05. */
  reach: 0.12,
  /** In the frame of this rank by reach, 0–1. */
  rank: 0.8,
} as const;
