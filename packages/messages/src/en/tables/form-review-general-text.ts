/** The sentences of a review that no finding has: its line, its score, its values, and what it is held against. */
import type { Coverage, ScoreBand, View } from '@touchline/vision';

/** An analysis in one line (spec 002 §3, summary text format). */
export const summary = {
  line: 'Score: {score}/100. Strengths: {strengths}. Areas to improve: {improvements}',
  none: 'None identified',
  /** A line of its own below: what of the skill was not measured. */
  unseen: 'Could not be seen: {measures}',
  missing: 'Summary not available',
} as const;

/** What a band of scores is called; its id is the specification's own word for it. */
export const bandNames: Readonly<Record<ScoreBand, string>> = { 'Excellent': 'Excellent', 'Very Good': 'Very Good', 'Good': 'Good', 'Fair': 'Fair', 'Needs Improvement': 'Needs Improvement' };

/** A measured value. */
export const values = { decimalMark: '.', degrees: 'about {value}°', percent: 'about {value}%', yes: 'yes', no: 'not yet' } as const;

/** What a score that rests on few measures says, by what the others want. */
export const fewMeasures: Readonly<Record<NonNullable<Coverage['wants']> | 'other', string>> = {
  side: 'From {measured} of {of} things: film from the side for the rest.',
  front: 'From {measured} of {of} things: film from the front for the rest.',
  sight: 'From {measured} of {of} things: some of you was hidden. Show your whole body for the rest.',
  other: 'From {measured} of {of} things: the rest could not be measured in this clip.',
};

/** Why the rest was not seen where few measures were taken, and how it is filmed, by what they want. */
export const filmTheRest: Readonly<Record<NonNullable<Coverage['wants']> | 'other', string>> = {
  side: 'From the front we cannot see how you bend and swing. Film from the side.',
  front: 'From here we cannot see how wide you stand. Film from the front.',
  sight: 'A part of you was hidden. Show your whole body to see the rest.',
  other: 'The rest could not be measured in this clip. Film it once more.',
};

/** Sentences that stand alone. */
export const reviewLines = {
  /** In how many pictures the player was found. */
  foundIn: 'Found you in {found} of {seen} pictures',
  /** Where nothing that was measured is in its good range. */
  noStrengths: 'Nothing stood out yet. Each clip you film gives you another chance.',
  /** The switch of the camera that draws the skeleton while filming. */
  overlaySwitch: 'Skeleton',
} as const;

/** An attempt beside the one before it. */
export const comparison = {
  up: '{points} better than last time',
  down: '{points} below last time',
  same: 'About the same as last time',
  noScoreBefore: 'Last time there was no score, so the scores cannot be compared.',
  otherView: 'Last time you were filmed {before}, now {now}, so other things are measured.',
} as const;

/** From where a player was filmed, in a sentence. */
export const filmedFrom: Readonly<Record<View, string>> = {
  side: 'from the side',
  oblique: 'at an angle',
  front: 'from the front',
};

/** What the written review says of a clip beside its findings. */
export const written = {
  score: 'Your score is {score} out of 100.',
  scoreAndBand: 'Your score is {score} out of 100: {band}.',
  posture: 'Your posture score is {score} out of 100: how you stand and move, without a grade.',
  touch: 'We counted about one touch: an estimate from how you moved, not from the ball.',
  touches: 'We counted about {count} touches, {left} left and {right} right: an estimate from how you moved, not from the ball.',
  best: 'It is your best of the last {attempts}.',
  otherVersion: 'This skill is measured in a new way since your last attempt, so the two are not compared.',
  olderVersion: 'Some of your earlier attempts were measured in another way, so they are left out.',
  origin: 'This is about the {count} things measured in your video, the same as on your device: it is no second opinion.',
  originOne: 'This is about the one thing measured in your video, the same as on your device: it is no second opinion.',
  originNone: 'Nothing could be measured in your video. This says the same as your device: it is no second opinion.',
} as const;

/** What another reviewer's part in a review is. */
export const merged = {
  score: 'Your score is {score} out of 100: {own} was measured on your device, {theirs} is a second opinion.',
  defaultedScore:
    'Your score is {score} out of 100: {own} was measured on your device, and 70 stands for a second opinion without a score.',
  withScore: 'A second opinion counts for 70% of this score, what was measured on your device for 30%.',
  withDefault:
    'A second opinion had a part in this. It gave no score of its own, so 70 stands for it and counts for 70%.',
  withoutScore: 'A second opinion had a part in these words. Too little was measured for a score, so there is none.',
} as const;

/** A measure that moved: its values before and now, and where that is. */
export const moved = {
  good: '{name}: {before} before, {now} now. That is in the good range.',
  better: '{name}: {before} before, {now} now. That is closer to the good range.',
  plain: '{name}: {before} before, {now} now.',
  worse: '{name}: {before} before, {now} now. That is further from the good range.',
} as const;

/** Why something is said, and what makes it less sure. */
export const reasons = {
  measured: '{name}: {value}.',
  measuredAt: '{name}: {value}, at {time} s.',
  ofLeg: '{value} of your leg’s length',
  between: 'Good is {from} to {to}.',
  atLeast: 'Good is {from} or more.',
  atMost: 'Good is up to {to}.',
  guess: 'One camera gives only a rough idea of this.',
  general: 'A tip for everybody who trains this skill. It is not about your video.',
} as const;
