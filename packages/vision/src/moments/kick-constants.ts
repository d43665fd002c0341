// Units, and what “facts” and “ours” are: signal/signal-constants.ts.

/** What makes a motion of a leg a kick (facts: key moments). */
export const kickRules = {
  /** Seconds over which the ankle's way beside the hips is measured. */
  chordSeconds: 0.133,
  /** The other ankle is compared over this many seconds to either side. */
  otherSeconds: 0.07,
  /** Knee and ankle of the kicking leg need the visibility of a finding as the median over this to either side. */
  visibleSeconds: 0.2,
  /**
   * Ours: running at the camera lifts a heel as fast and as high as a kick, but the other leg does the same half a
   * stride later (or earlier, where the frames end): by this share of speed and lift, within this span after the peak.
   */
  strideShare: 0.75,
  strideFrom: 0.15,
  strideTo: 0.6,
  /** Ours: the leg's length is the median over this to either side, for players who walk up to the camera. */
  scaleSeconds: 1,
  /** Ours: seconds between two kicks; faster motions near a faster one are part of it. */
  apartSeconds: 0.5,
  /** Ours: seconds from one kick to the next that a player can choose: nobody meets a second ball sooner. */
  nextSeconds: 1,
  /** Ours: a low pass beside a faster kick of the same clip is one when at least this share as fast. */
  anotherShare: 0.6,
} as const;

/** The thresholds of a shot, a cross or a free kick (facts: key moments). */
export const fullKick = {
  /** Leg lengths a second. */
  speed: 3.5,
  /** Times the other ankle's speed. */
  timesOther: 2,
  /** Chord by path: 1 is a straight line. */
  straightness: 0.65,
  /** Foot above the support ankle, leg lengths. */
  lift: 0.35,
  /** Seconds for which it is. */
  liftSeconds: 0.1,
  /**
   * Ours: or it was so high, for so long, in the half second before, and is so many times as fast as the other ankle:
   * curled kicks of ten leg lengths a second end with the foot on the ground.
   */
  windUps: [
    { lift: 0.45, seconds: 0.06, timesOther: 3, speed: 3.5 },
    // Seen from above, or askew, a backswing looks lower. Nothing but a kick is so fast beside a leg that stands: 8.5 to 12 in three real ones.
    { lift: 0.3, seconds: 0.06, timesOther: 5, speed: 7 },
  ],
} as const;

/**
 * A low pass has its own, gentler rule (facts: key moments); its numbers are ours. A step of a walk reaches 2.7 leg
 * lengths a second and comes down after its fastest point, where a passing foot goes on rising.
 */
export const lowPass = {
  speed: 3,
  timesOther: 2,
  straightness: 0.65,
  lift: 0.12,
  liftSeconds: 0.1,
  /** Leg lengths that the foot rises above the support ankle after its fastest point. */
  rise: 0.05,
  /** As of a full kick, gentler. */
  windUps: [{ lift: 0.2, seconds: 0.06, timesOther: 4, speed: 3 }],
} as const;

/** A kick in slow motion (ours). */
export const slowMotion = {
  /** So many times slower: phones film 4 or 8 times, cameras of laboratories 20. */
  times: [4, 8, 20],
  /** Seconds between frames once sped up, at least. */
  spacing: 0.02,
  /** Leg lengths a second that the kick has then: well above the least, for a leg swings slowly for other reasons too. */
  speed: 5,
  /**
   * Of the speed at that kick, as filmed, no more than this is reached elsewhere: the ankles of a run-up reach half of it,
   * those of a walk all of it.
   */
  others: 0.8,
  /** Times the speed of that kick that it has over a shorter time: a fifth more, and the model trembles. */
  own: 1.35,
} as const;

/**
 * A kick slowed by less than what is no kick any more (ours). Seconds. In the kicks at hand that run at their own speed
 * the standing foot lands 0.08 to 0.22 before the ball, and the foot is at its top 0.02 to 0.32 after it.
 */
export const slowedSwing = {
  /** From the landing of the standing foot to the ball, and from the ball to the top of the swing. */
  landing: 0.28,
  swingOn: 0.28,
  /** A foot that stood for longer than this before did not land for the kick: who kicks from a stand. */
  stood: 1,
  /** Then the swing itself has to be as long: from the knee bent most to the ball, and on to the top. */
  backswing: 0.35,
  swingOnStanding: 0.4,
} as const;

/**
 * How far the foot of a kick goes on (ours). In six real kicks from the side it comes 0.25 leg lengths or more past the
 * standing foot; of a swing that was only shown, and a throw-in, it stays 0.22 and 0.83 behind.
 */
export const goThrough = {
  /** Leg lengths that the kicking ankle comes past the standing one, in the direction in which that foot points. */
  past: 0.05,
  /** Within so many seconds after contact; frames that end before the lesser number do not tell. */
  seconds: 0.35,
  leastSeconds: 0.2,
  /** Leg lengths across the picture from heel to toe, at least, for the foot to point anywhere, this near to contact. */
  points: 0.12,
  pointsWithin: 0.1,
} as const;

/** Moments around a kick (facts: key moments). */
export const aroundKick = {
  /** Ours: seconds before and after, by which the view and the leg's length are told, and between the frames that count for the view. */
  lookSeconds: 1.5,
  lookSpacing: 0.1,
  /** Ours: the fastest toe is looked for this near the peak of the ankle. */
  contactSeconds: 0.1,
  /** Ours: the ball is met half a frame after the fastest one, and no more than this, seconds. */
  halfFrame: 0.02,
  /**
   * Ours: where no ball can have been met at that toe, the leg was only on its way. Contact is then looked for up to
   * this much after it, where the toe is faster still: from plant to contact we saw 0.13 to 0.2 s.
   */
  laterSeconds: 0.2,
  /** Ours: the standing foot is down for at least this long before the ball is met, well short of any that we saw. */
  downSeconds: 0.05,
  /** Ours: it is down when no more than this above its lowest place just after contact, leg lengths: the model trembles. */
  downWithin: 0.08,
  /** Slower than this the support ankle stands still, leg lengths a second. */
  stillSpeed: 1.8,
  /** The smallest knee angle is looked for over this before contact. */
  backswingSeconds: 0.4,
  /** A smaller knee angle is not believed, degrees. */
  believedKnee: 40,
  /** The greatest height of the foot is looked for over this after contact. */
  followThroughSeconds: 0.5,
  /** Ours: a foot that hangs in the air has arrived when this near to its greatest height, leg lengths. */
  arrived: 0.05,
} as const;
