import { touchLikelihood } from './touch-constants.ts';

/** What the body shows around a rise of a foot or a knee. Lengths in leg lengths at that time. */
export interface TouchEvidence {
  /** How far the rise stands out. */
  readonly prominence: number;
  /** How much farther the toe is above the other one than while the player stands. */
  readonly above: number;
  /** How far the knee is above its lowest place around. */
  readonly kneeLift: number;
  /** Seconds for which the rise is above half of its prominence. */
  readonly width: number;
  /** How far the hips move in the picture meanwhile. */
  readonly hipsMove: number;
  /** How far the other ankle moves up and down, and how far it is above its lowest place: in a step or a jump it leaves the ground. */
  readonly otherMoves: number;
  readonly otherUp: number;
  /** How far the hips go from before to after, and by how much the trunk grows or shrinks, as a logarithm; null where frames are missing. */
  readonly away: number | null;
  readonly growth: number | null;
  /** How far the nose is below the ears: who juggles looks at the ball. Null where the head is not seen. */
  readonly gaze: number | null;
}

/** How likely a rise meets a ball, 0–1: a logistic function of what the body shows, each within the range it was learnt on. */
export function likelihoodOf(evidence: TouchEvidence): number {
  const { intercept, unseen, terms } = touchLikelihood;
  const known = { ...evidence, away: evidence.away ?? unseen.away, growth: evidence.growth ?? unseen.growth, gaze: evidence.gaze ?? unseen.gaze };
  const odds = terms.reduce<number>((sum, { of, weight, least, most }) => sum + weight * Math.min(most, Math.max(least, known[of])), intercept);
  return 1 / (1 + Math.exp(-odds));
}
