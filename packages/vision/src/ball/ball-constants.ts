// Units: signal/signal-constants.ts. All of it is ours.

/** The part of a picture in which the ball is looked for: so many pixels wide and high, of which a leg is so many long. */
export const ballSearchWindow = {
  width: 112,
  height: 120,
  legPixels: 32,
  /** Where the middle of the hips lies in it. */
  hips: { x: 56, y: 72 },
  /** Seconds to either side over which the hips' place and the leg's length are medians. */
  hipsSeconds: 0.25,
  legSeconds: 1,
} as const;

/** Places at which a ball may be, as the network tells them. */
export const ballCandidates = {
  /** At most so many a picture, each at least so likely. */
  most: 5,
  least: 0.02,
} as const;

/** The way of the ball through the places at which it may be. Costs and gains are logarithms of odds. */
export const ballTrack = {
  /** As likely as this, a place speaks neither for a ball nor against one. */
  even: 0.1,
  /** What it costs to see the ball anew, and to lose it. */
  found: 1.5,
  lost: 0.3,
  /** Leg lengths from one picture to the next, 15 a second: what it costs to go so far, and how far the ball may go. */
  step: 0.4,
  longestStep: 0.9,
  shortestSeconds: 0.03,
  /** What stays within so many leg lengths for this share of the pictures around is a thing that lies or stands there, at this cost. */
  still: { within: 0.08, seconds: 1.5, share: 0.6, cost: 3 },
} as const;

/** Where the ball turns upwards at a foot or a knee. Lengths in leg lengths. */
export const ballRebounds = {
  /** Pictures before and after, in which the ball is so much higher, and so far from the feet. */
  pictures: 4,
  rise: 0.1,
  away: 0.25,
  /** How near it is to a foot or a knee as it turns. */
  near: 0.55,
  /** And how near where it is so low: beside the foot it bounces on the ground. */
  nearGround: { below: 0.2, near: 0.3 },
  /** Turns nearer in time to one another are one. */
  apartSeconds: 0.2,
  /** A rise of a foot or a knee is of a turn so near in time. */
  ofRise: 0.2,
  /** Seconds that a rise of the other leg counts as farther off. */
  otherLeg: 0.1,
  /** How likely the places of a turn's ball are in the mean, at least: what the foot itself looks like is less. */
  likely: 0.3,
  /** A turn without a rise of the body is none so near the ground: there the ball bounces. */
  aboveGround: 0.15,
  /** How likely a touch is that both show, one that only the ball shows, and by what a rise counts at which the ball does not turn. */
  both: 0.95,
  ballAlone: 0.6,
  bodyAlone: 0.4,
} as const;

/** What the network is given and tells. */
export const ballGrid = {
  /** Values of a pixel that it is given: the grey, and how it differs from the picture before and after. */
  comes: 3,
  /** Levels of grey that are added to how much a window varies, and what a change counts beside the grey. */
  leastContrast: 8,
  changeWeight: 1.5,
  /** Values of a place that it tells: the logit, across and down, and five that mean nothing. */
  tells: 8,
  /** Places of its grid, each so many pixels wide and high. */
  width: 28,
  height: 30,
  pixels: 4,
} as const;
