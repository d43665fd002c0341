import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qualityScore } from './quality-score.ts';

const percent = fc.option(fc.integer({ min: 0, max: 100 }));
const given = fc.record({
  vision: percent,
  ai: percent,
  videoQuality: percent,
  videoIntelligence: percent,
  completeness: percent,
});

describe('the quality of the ground of a review (spec 002 §9)', () => {
  it('weighs its five inputs 25, 35, 15, 15 and 10', () => {
    const none = { vision: 0, ai: 0, videoQuality: 0, videoIntelligence: 0, completeness: 0 };
    expect(qualityScore({ ...none, vision: 100 }).score).toBe(25);
    expect(qualityScore({ ...none, ai: 100 }).score).toBe(35);
    expect(qualityScore({ ...none, videoQuality: 100 }).score).toBe(15);
    expect(qualityScore({ ...none, videoIntelligence: 100 }).score).toBe(15);
    expect(qualityScore({ ...none, completeness: 100 }).score).toBe(10);
  });

  it.each([
    [71, 'high'],
    [70, 'medium'],
    [41, 'medium'],
    [40, 'low'],
    [0, 'low'],
  ] as const)('of %i is %s', (score, level) => {
    expect(qualityScore({ vision: score })).toMatchObject({ score, level });
  });

  it('names what is missing, and never counts it as zero', () => {
    expect(qualityScore({ vision: 90, completeness: 20 })).toEqual({
      score: 70,
      level: 'medium',
      inputs: { vision: 90, completeness: 20 },
      missing: ['ai', 'videoQuality', 'videoIntelligence'],
    });
    expect(qualityScore({})).toMatchObject({ score: null, level: null });
    expect(qualityScore({}).missing).toHaveLength(5);
  });

  it('lies between its worst and its best input, and of equal ones is that', () => {
    fc.assert(
      fc.property(given, (inputs) => {
        const there = Object.values(inputs).filter((value) => value !== null);
        const { score, missing } = qualityScore(inputs);
        expect(missing).toHaveLength(5 - there.length);
        expect(score === null).toBe(there.length === 0);
        expect(score ?? Infinity).toBeGreaterThanOrEqual(Math.min(...there));
        expect(score ?? -Infinity).toBeLessThanOrEqual(Math.max(...there));
      }),
    );
  });
});
