/**
 * Every number of the signal, the key moments and the frame plans, in one place. Lengths in the player's own leg
 * lengths or trunk lengths, times in seconds, speeds in leg lengths a second, angles in degrees (180 = straight).
 * "Facts" is the sheet on what a phone clip can tell about technique (docs/vision.md names its sources);
 * "ours" is a choice of this package with its reason beside it.
 */

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

/** Shoulder width across by trunk length: below `side` it is the side, above `front` the front (facts: view). */
export const viewLimits = { side: 0.35, front: 0.6 } as const;

/** What tells a video that lies on its side from somebody who dives, or gets up from the ground. */
export const sidewaysRules = {
  /** Ours: trunk and legs are nearer to horizontal than to upright in this share of the frames with the player. */
  share: 0.75,
} as const;

/** Seconds by which times of frames may be off through rounding. */
export const timeSlack = 1e-6;

/** Following one person among up to three (facts: signal 3). Lengths in trunk lengths of the person followed. */
export const following = {
  /** How far the hips may be from where they are expected in the next frame. */
  gate: 0.5,
  /**
   * Ours: how much wider the gate grows each second that the person is out of sight, beyond a neighbouring frame.
   * People run across the picture faster than they rise or stoop.
   */
  growthAcross: 5,
  growthUpDown: 2.5,
  /** Ours: and how wide it grows at most, so that nobody else is taken for the player. */
  widestGate: 2,
  /** Ours: seconds for which a person out of sight is expected near where they were. */
  expectSeconds: 0.5,
  /** Ours: seconds after which the player, gone for longer, is no longer looked for where they were lost. */
  forgetSeconds: 3,
  /** Ours: seconds over which the hips are expected to go on across as they went; up and down they come back. */
  glideSeconds: 0.3,
  /** Ours: a person's size changes slowly; a pose larger or smaller by more than this factor is somebody else. */
  sizeFactor: 1.6,
  /** Ours: one bad pose must not carry the expectation away: the place may fit any of the last so many sightings. */
  anchors: 3,
  /** Ours: sightings from which the size is known (their median); a person seen as often has the first claim. */
  sizeSightings: 9,
  /** Ours: trunk length by leg length of a person standing; who bends towards the camera has a short trunk there. */
  trunkByLeg: 0.6,
  /** Ours: a person is counted from this many sightings on; fewer are often furniture or two people melted into one. */
  countedSightings: 3,
  /** Ours: over at least this long, and in more than this share of the frames from the first to the last of them. */
  countedSpan: 0.25,
  countedShare: 0.3,
  /** Ours: and whose knees and ankles are this visible in the mean: of what is seen into a tree, only the trunk is sure. */
  countedVisibility: 0.65,
  /** Ours: never seen in one frame, they are two only when farther apart than this, in trunk lengths of the larger. */
  countedApart: 1.5,
  /** Ours: a person out of sight for no longer than this is counted as still there. */
  countedSeconds: 1,
  /** Ours: sightings farther apart than this say nothing about who moves most. */
  stepSeconds: 0.5,
  /** Ours: the player was lost when out of sight for longer than this; shorter is a blink. */
  lostSeconds: 0.5,
  /** Ours: after so long out of sight, who stands beside where the player was may have been taken for them. */
  slipSeconds: 0.25,
  /** Ours: who makes more than this share of the touches of whoever makes most may be the one that is meant. */
  rivalShare: 0.5,
} as const;

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

/** Touches of a juggled ball (facts: key moments). */
export const touchRules = {
  /** Hz. */
  cutoff: 10,
  /** Ours: leg lengths that a rise stands out to be looked at: what trembles less is no rise. */
  prominence: 0.04,
  /** Touches nearer to one another are one. */
  mergeSeconds: 0.3,
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
