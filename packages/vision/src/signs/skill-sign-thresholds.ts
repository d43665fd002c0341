/**
 * The numbers of the positive signs of the skills, all of them ours. Lengths in the player's own leg lengths, times in
 * seconds, speeds in leg lengths a second, angles in degrees.
 */

/** What tells a juggler from a keeper, a defender and a dribbler. */
export const jugglerRules = {
  /** Touches that are counted from this many on: a dive or a kick looks like two or three of them. */
  touches: 4,
} as const;

/** How much longer a trunk looks in one part of a clip than in another where stances can still be told. */
export const sizeRules = {
  /** Between the tenth and the ninetieth percentile: a dive makes 1.6 of it, a run up to the camera over 2. */
  growth: 1.8,
} as const;

/** The jump of a keeper or of a header of the ball (ours; of a runner only one of the two rises so far). Leg lengths, seconds. */
export const jumpRules = {
  /** Both ankles are this far above where they stood before and stand after. */
  feetUp: 0.15,
  /** And so are the hips. */
  hipsUp: 0.15,
  /** Where they stood: the lowest of this long before and after, but for the jump itself. */
  groundFrom: 0.2,
  groundTo: 0.9,
} as const;

/** What a keeper does with a ball out of the set position (ours; from two keepers' dives and catches). Leg lengths, seconds, degrees. */
export const saveRules = {
  /** The set position is held no longer than this before. */
  setSeconds: 3,
  /** A dive: from upright to lying, hips near the ground, within so long. */
  diveSeconds: 1.5,
  upright: 40,
  lying: 55,
  hipsDown: 0.45,
  hipsFall: 0.3,
  /** Hands to the ball: both are this near to one another, and come from this far apart within so long. */
  handsTogether: 0.4,
  handsApart: 0.65,
  handsSeconds: 0.2,
  /** And the hips go this far for it, within so long: who stands and folds the hands catches nothing. */
  step: 0.35,
  stepSeconds: 0.6,
  /** In a jump a hand reaches this far above the nose. */
  handAboveNose: 0.15,
} as const;

/** What a defender does in front of the ball: low steps that do not cross, or backwards (ours). Leg lengths, seconds. */
export const defendingRules = {
  /** Low: both knees are bent at least to this, or the hips are no higher above the ankles than this share of standing. */
  knee: 165,
  hips: 0.93,
  /** How high people's hips look above their ankles where they stand, leg lengths: 0.92 to 0.98 in the recordings. */
  usualHeight: 0.93,
  /** Seconds for which the player is seen high in between, for one stretch of low steps to go on. */
  gapSeconds: 0.25,
  /** Ankles nearer to one another across the picture than this are not in any order. */
  apart: 0.1,
  /** The same foot is ahead in this share of the frames of a way. */
  inOrder: 0.75,
  /** The hips travel this far in such steps, all in all. */
  travel: 1,
  /** A way is one from this length on: less is swaying. It begins where the hips have moved by this. */
  stride: 0.25,
  begun: 0.05,
  /** Leg lengths a second: slower is drifting. */
  speed: 0.4,
  /** Going straight back from the camera: the player looks smaller by this share. */
  shrink: 0.12,
  /** And the feet rise in the picture by this. */
  feetRise: 0.1,
  /** Nobody defends lying: the trunk is no farther from upright, the hips no nearer to the ground. */
  tilt: 50,
  hipsUp: 0.5,
  /** In such steps, and this long around them, no ankle moves beside the hips as fast as in a run or a kick, leg lengths a second. */
  ankleSpeed: 3,
  aroundSeconds: 0.6,
  /** Nor is a foot lifted above the other by this, but for a single frame. */
  lift: 0.4,
} as const;

/** What a player does with the ball at the feet (ours; from cuts of dribblers, runners and walkers). Leg lengths, degrees. */
export const dribbleRules = {
  /** The feet change places this often, each time by at least this. */
  steps: 5,
  apart: 0.1,
  /** The hips go this far, all in all; less than this to and fro is swaying. */
  way: 1.5,
  swaying: 0.15,
  /**
   * In a walk seen from the side a step takes this long, and the feet are no farther in height from one another where they
   * are farthest apart, as the medians: 0.57 to 0.67 s and 0.1 of walkers, 0.4 s and less of dribblers.
   */
  walk: { seconds: 0.45, level: 0.14 },
  /** The nose is this far below the ears, in this share of the frames: runners and walkers look ahead. */
  noseBelowEars: 0.035,
  downShare: 0.4,
  /** The trunk is no farther from upright, as the median: a sprinter off the blocks is. */
  tilt: 45,
} as const;

/** The arch and the snap of a header (ours). Degrees, seconds, leg lengths a second. */
export const headerRules = {
  /** The trunk comes forward by this much within so long, from no farther forward than upright. */
  snap: 18,
  snapSeconds: 0.35,
  archedTo: 0,
  /** The shoulders move forward beside the hips at this speed. */
  speed: 1.2,
  /** The arch and the snap are this near to the jump. */
  nearSeconds: 0.5,
  /** Neither ankle moves beside the hips as fast as in a kick. */
  ankleSpeed: 3,
} as const;

/** What tells a turn with the ball from turning round on the spot: the way goes back (ours). Seconds, leg lengths a second. */
export const wayBackRules = {
  /** The way before and after is looked at from here to there on both sides of the turn. */
  from: 0.1,
  to: 1.1,
  /** Both are at least this fast across the picture; to or from the camera the player grows by this share a second. */
  speed: 0.3,
  growth: 0.1,
} as const;
