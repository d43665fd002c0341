import { describe, expect, it } from 'vitest';
import { likelihoodOf } from './touch-likelihood.ts';
import type { TouchEvidence } from './touch-likelihood.ts';

/** About the middle of the touches that it was learnt from. */
const touch: TouchEvidence = {
  prominence: 0.28, above: 0.25, kneeLift: 0.2, width: 0.25, hipsMove: 0.1, otherMoves: 0.06, otherUp: 0.05, away: 0.15, growth: 0.05, gaze: 0.05,
}; // prettier-ignore

describe('how likely a rise is a touch', () => {
  it('is high where a foot comes up from a standing leg, the eyes on the ball', () => {
    expect(likelihoodOf(touch)).toBeGreaterThan(0.5);
  });

  it.each([
    ['hardly comes up', { prominence: 0.06, above: 0.03, kneeLift: 0.02 }],
    ['is one of two in the air', { otherMoves: 0.4, otherUp: 0.4 }],
    ['is a step on the way somewhere', { hipsMove: 0.6, away: 1.2, otherUp: 0.2 }],
    ['is of somebody who comes up to the camera', { growth: 0.4, away: 0.5, otherMoves: 0.25 }],
    ['is of somebody who looks ahead', { gaze: -0.1, above: 0.15 }],
    ['stays up', { width: 0.6, gaze: 0.02, kneeLift: 0.05 }],
  ] as const)('is lower by half or more where the foot %s', (_, seen) => {
    expect(likelihoodOf({ ...touch, ...seen })).toBeLessThan(likelihoodOf(touch) / 2);
  });

  it('does not hang on what is not seen, and no value counts beyond its range', () => {
    expect(likelihoodOf({ ...touch, away: null, growth: null, gaze: null })).toBeGreaterThan(0.3);
    expect(likelihoodOf({ ...touch, above: Infinity })).toBe(likelihoodOf({ ...touch, above: 0.6 }));
    expect(likelihoodOf({ ...touch, hipsMove: Infinity })).toBe(likelihoodOf({ ...touch, hipsMove: 1 }));
  });
});
