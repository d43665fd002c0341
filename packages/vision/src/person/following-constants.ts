// Units, and what “facts” and “ours” are: signal/signal-constants.ts.

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
