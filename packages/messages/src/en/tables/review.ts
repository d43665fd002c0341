/** The sentences of a review that no finding has: its line, its score, its values, and what it is held against. */
import type { Coverage, View } from '@touchline/vision';

/** An analysis in one line (spec 002 §3, summary text format). */
export const summary = {
  line: 'Score: {score}/100. Strengths: {strengths}. Areas to improve: {improvements}',
  none: 'None identified',
  unmeasured: 'Not everything could be measured',
  missing: 'Summary not available',
} as const;

/** A measured value. */
export const values = { degrees: 'about {value}°', percent: 'about {value}%', yes: 'yes', no: 'not yet' } as const;

/** What a score that rests on few measures says, by what the others want. */
export const fewMeasures: Readonly<Record<NonNullable<Coverage['wants']> | 'other', string>> = {
  side: 'From {measured} of {of} things: film from the side for the rest.',
  front: 'From {measured} of {of} things: film from the front for the rest.',
  sight: 'From {measured} of {of} things: some of you was hidden. Show your whole body for the rest.',
  other: 'From {measured} of {of} things: the rest could not be measured in this clip.',
};

/** In how many pictures the player was found. */
export const foundIn = 'Found you in {found} of {seen} pictures';

/** Where nothing that was measured is in its good range. */
export const noStrengths = 'Nothing stood out yet. Each clip you film gives you another chance.';

/** An attempt beside the one before it. */
export const comparison = {
  up: '{points} better than last time',
  down: '{points} below last time',
  same: 'About the same as last time',
  otherView: 'Last time you were filmed {before}, now {now}, so other things are measured.',
} as const;

/** From where a player was filmed, in a sentence. */
export const filmedFrom: Readonly<Record<View, string>> = {
  side: 'from the side',
  oblique: 'at an angle',
  front: 'from the front',
};

/** The switch of the camera that draws the skeleton while filming. */
export const overlaySwitch = 'Pose overlay';
