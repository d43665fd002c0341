// Units, and what “facts” and “ours” are: signal/signal-constants.ts.

/** Touches of a juggled ball (facts: key moments). */
export const touchRules = {
  /** Hz. */
  cutoff: 10,
  /** Ours: leg lengths that a rise stands out to be looked at: what trembles less is no rise. */
  prominence: 0.04,
  /**
   * Ours: and where the foot that is stood on is below the edge of the picture, at which the model only guesses: a knee
   * comes up by so much, as of nobody who sits there, and of a foot nothing is told.
   */
  unseenFeet: { knee: 0.3, foot: Infinity },
  /** Touches nearer to one another are one. */
  mergeSeconds: 0.3,
  /**
   * Ours: and one that is less than this share as likely as another one so near: within these seconds a ball goes up by no
   * more than its own width.
   */
  soonAfter: { seconds: 0.36, share: 0.5 },
  /** Ours: seconds to either side over which what the body shows is told. */
  around: { moves: 0.2, otherMoves: 0.27, otherUp: 0.5, kneeLift: 0.6, standing: 1, gaze: 0.35 },
  /** Ours: from so long before a touch to as long after it, each over the seconds between these, it is told whether the player goes anywhere. */
  awayFrom: 0.2,
  awayTo: 0.8,
  /** Ours: the leg's length is the median over this to either side, at most so many times longer or shorter than the clip's. */
  scaleSeconds: 1,
  mostScale: 2.5,
  /** Ours: leg lengths that the foot is behind its knee where a heel swings up, by where a foot this long across points. */
  heelBehind: 0.25,
  footPoints: 0.15,
  /** Ours: rises less likely than this are none. */
  least: 0.1,
  /**
   * Ours: and touches are believed only where, over so many seconds to either side, others are to be expected this often a
   * second, by how much likelier than that they are: who juggles touches the ball again and again. The seconds reach from
   * so long before the first rise that may be one to as long after the last.
   */
  bout: { seconds: 5, beside: 0.5, perSecond: 0.28 },
  /** Ours: and this often where the player is known to catch the ball after each touch, about every three seconds. */
  perSecondCaught: 0.14,
  /** Ours: within so many seconds there is another touch, also where the ball is caught between them. */
  againWithin: 4,
  /** Ours: a knee that meets the ball comes up to the hip, less this, in leg lengths, with the toe at least so far below it. */
  knee: { kneeBelowHip: 0.15, toeBelowKnee: 0.5 },
  /** Ours: and the toe no farther beside it than this: a leg that reaches out meets the ball with its foot. */
  toeBeside: 0.2,
  /** Ours: a leg held nearly so may have met it with either. */
  perhapsKnee: { kneeBelowHip: 0.22, toeBelowKnee: 0.4 },
  /** Ours: leg lengths that a toe is above the other where it is said which foot it was. */
  legAbove: 0.1,
} as const;

/**
 * How likely a rise of a foot or a knee is a touch (ours): a logistic regression, learnt from what the model saw in
 * clips of jugglers and of others (docs/vision.md has their number and how right it is on clips it was not learnt from).
 * A value beyond its range counts as the end of it.
 */
export const touchLikelihood = {
  intercept: -1.23,
  /** What counts where it is not seen: what speaks neither for a touch nor against one. */
  unseen: { away: 0.3, growth: 0.1, gaze: 0.02 },
  terms: [
    { of: 'prominence', weight: 1.81, least: 0, most: 0.5 },
    { of: 'above', weight: 2.82, least: -0.2, most: 0.6 },
    { of: 'kneeLift', weight: 3.58, least: 0, most: 0.4 },
    { of: 'width', weight: -1.72, least: 0.05, most: 0.6 },
    { of: 'hipsMove', weight: -1.3, least: 0, most: 1 },
    { of: 'otherMoves', weight: -3.89, least: 0, most: 0.4 },
    { of: 'otherUp', weight: -2.91, least: 0, most: 0.4 },
    { of: 'away', weight: -1.09, least: 0, most: 1.5 },
    { of: 'growth', weight: -2.8, least: 0, most: 0.4 },
    { of: 'gaze', weight: 16.98, least: -0.1, most: 0.12 },
  ],
} as const;

/** Counting touches while they are made (ours). */
export const liveCounting = {
  /** Seconds over which touches are searched again and again: enough for a leg's length and a rhythm. */
  windowSeconds: 6,
  /** Seconds from one search to the next, at least: a search costs as much as a tenth of a detection. */
  searchSeconds: 0.12,
  /** A touch is counted no sooner than this after it was made: until then a later one may turn out to be meant. */
  delaySeconds: 0.5,
  /** A touch is not counted twice when it moves a little as frames come in. */
  apartSeconds: 0.3,
  /** Between frames that are farther apart the player is out of sight. */
  longestGap: 0.27,
  /**
   * Who is larger or smaller by this factor than a second before, in the medians of these seconds around a touch, comes
   * up to the phone or goes away. Who juggles leans, and drifts: on 17 real clips F1 went from 0.799 to 0.797.
   */
  sizeChange: 1.2,
  sizeSpans: { earlier: { from: -1.5, to: -0.8 }, now: { from: -0.2, to: 0.5 } },
  /** A player out of sight for so long may come back anywhere. */
  forgetSeconds: 3,
  /** What the camera shows is told of so many seconds, and is whole where this share of the frames is. */
  sightSeconds: 1,
  wholeShare: 0.5,
  /** Picture heights of a leg that is too small to be measured. */
  smallestLeg: 0.1,
} as const;
