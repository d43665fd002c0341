/** What is said of how a measure is known: see `evidenceFor` of `vision`. */
import type { Basis, Grade, MeasureId, Sight } from '@touchline/vision';

/** What is measured. */
export const measured: Readonly<Record<MeasureId, string>> = {
  supportKneeAtContact: 'The angle of the knee you stand on, as your foot meets the ball. Hip, knee and ankle make the angle.',
  kickingKneeAtBackswing: 'The smallest angle of your kicking knee while the leg swings back.',
  kickingKneeAtContact: 'The angle of your kicking knee as your foot meets the ball.',
  trunkLeanAtContact: 'How far your upper body leans forward or back as your foot meets the ball. Shoulders and hips make the line.',
  followThroughHigh: 'Whether your kicking foot comes up higher than your other knee after the ball.',
  followThroughLow: 'Whether your kicking foot stays lower than your other knee after the ball.',
  plantFootStill: 'How far the foot you stand on slides in the last tenth of a second before the ball, in parts of your leg.',
  kneeAlignmentAtContact: 'How far the knee you stand on falls inward as your foot meets the ball, seen from the front.',
  stanceKnee: 'The angle of the knee of the leg you stand on while you run with the ball.',
  runningLean: 'How far your upper body leans forward while you run.',
  headUp: 'For how much of the time your nose is above the line of your ears.',
  headSteady: 'How far your head moves beside your hips, in parts of your leg.',
  hipDrop: 'How far your hips go down for the turn, in parts of your leg.',
  hipsOverBase: 'How far your hips are from the middle of your feet, in parts of your leg.',
  kneeAtTouch: 'The angle of the knee of the foot that meets the ball, at each touch.',
  kneeSpread: 'How much that knee differs from touch to touch.',
  weakerFootShare: 'How many of the touches are made with the foot you use less.',
  trunkSway: 'How far your upper body goes from side to side, in parts of your leg.',
  bentKnees: 'The angle of your knees while you stand low.',
  staggeredFeet: 'How far one foot is in front of the other, in parts of your leg.',
  stanceWidth: 'How far your feet are apart, in parts of your leg.',
  kneeFlexion: 'How much your knees are bent: 180° less the angle of the knee.',
  footSpacing: 'How far your feet are apart, in parts of your leg.',
  kneeAlignment: 'How far your knees fall inward, seen from the front.',
  twoFootedBase: 'For how much of the time both of your feet are on the ground.',
  uprightPosture: 'How far your upper body leans forward or back while you stand.',
  shouldersLevel: 'How far the line of your shoulders is from level.',
  kneeSymmetry: 'How much the angles of your two knees differ.',
};

/** Where the good range comes from; `{studies}` are their authors and years. */
export const bases: Readonly<Record<Basis, string>> = {
  studies: 'Studies of grown-up players: {studies}. We made the good range wider, for children and for one phone.',
  idea: 'The idea is from a study ({studies}). The numbers are ours.',
  coaching: 'What coaches teach. No single study stands behind the numbers.',
  own: 'Our own numbers. Nobody has tested them in a study.',
};

/** How sure the number is, by its grade. */
export const sureness: Readonly<Record<Grade, string>> = {
  A: 'Quite sure.',
  B: 'A good guess. It counts half, and we only say it when it is clear.',
  C: 'Not sure: it is too fast for most phones. It only counts at 60 pictures a second or more.',
};

/** How far off a number can be all the same, by its unit. */
export const inaccuracy = { degrees: 'An angle can still be about 7° off.' } as const;

/** From where it can be filmed. */
export const sights: Readonly<Record<Sight, string>> = {
  side: 'Film from the side.',
  front: 'Film from the front.',
  any: 'Any side will do.',
};
