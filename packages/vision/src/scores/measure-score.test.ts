import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { band } from '../measure-types.ts';
import { ranges } from '../measure-ranges.ts';
import { scoreOf, weightOf } from './measure-score.ts';

const knee = { band: band(115, 128, 138, 150, 165), reading: 'between', unit: 'degrees' } as const;

describe('the score of one measure', () => {
  it.each([
    [138, 100],
    [128, 80],
    [150, 80],
    [115, 40],
    [165, 40],
    [133, 90],
    [121.5, 60],
    [172.5, 20],
    [100, 0],
    [180, 0],
    [60, 0],
  ])('of a knee of %s° is %s: best, good, limit, and nothing fifteen degrees past it', (value, score) => {
    expect(scoreOf(value, knee)).toBeCloseTo(score, 6);
  });

  it('stays full above an at-least and below an at-most', () => {
    const share = { band: band(0.15, 0.3, 0.4, 1, 1), reading: 'atLeast', unit: 'share' } as const;
    expect([0.4, 0.9, 1].map((value) => scoreOf(value, share))).toEqual([100, 100, 100]);
    expect(scoreOf(0.3, share)).toBeCloseTo(80);
    expect(scoreOf(0, share)).toBe(0);
    const sway = { band: band(0, 0, 4, 12, 30), reading: 'atMost', unit: 'percent' } as const;
    expect([0, 4].map((value) => scoreOf(value, sway))).toEqual([100, 100]);
    expect(scoreOf(30, sway)).toBeCloseTo(40);
    expect(scoreOf(48, sway)).toBeCloseTo(0);
  });

  it('of a yes is full, and of a no at the limit', () => {
    const yes = { band: null, reading: 'yes', unit: 'yesNo' } as const;
    expect([scoreOf(1, yes), scoreOf(0, yes)]).toEqual([100, 40]);
  });

  it('never rises away from the best, and stays within 0 and 100, for every row of the table', () => {
    const banded = ranges.filter((range) => range.band !== null);
    fc.assert(
      fc.property(
        fc.constantFrom(...banded),
        fc.constantFrom(-1, 1),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (range, side, near, more) => {
          const reach = range.unit === 'share' ? 1 : 120;
          const best = range.band?.best ?? 0;
          const nearer = scoreOf(best + side * near * reach, range);
          const farther = scoreOf(best + side * Math.min(1, near + more) * reach, range);
          expect(farther).toBeLessThanOrEqual(nearer + 1e-9);
          expect(farther).toBeGreaterThanOrEqual(0);
          expect(nearer).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: count('pureProperty') },
    );
  });
});

describe('the weight of a measure', () => {
  it('is 1 for A, a half for B, and nothing for C below 60 frames a second', () => {
    expect([weightOf('A', 30), weightOf('B', 30), weightOf('C', 30)]).toEqual([1, 0.5, 0]);
    expect([weightOf('C', 50), weightOf('C', 59.94), weightOf('C', 120)]).toEqual([0, 0.5, 0.5]);
  });
});
