import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultTrend } from './result-trend.ts';

const results = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 4, maxLength: 8 });

describe('the trend of the latest results', () => {
  it.each([
    [[20, 21, 22, 30, 31, 32], 'up'],
    [[30, 31, 32, 20, 21, 22], 'down'],
    [[30, 30, 30, 31, 31, 31], 'level'],
    [[99, 1, 10, 10, 20, 20], 'down'],
    // Two and two: the first of five is left out.
    [[500, 10, 10, 20, 20], 'up'],
    [[10, 20, 30], null],
    [[], null],
  ])('of %j is %s', (latest, trend) => {
    expect(resultTrend(latest)).toBe(trend);
  });

  it('is the same however far back the list goes', () => {
    fc.assert(fc.property(results, fc.array(fc.nat(10_000)), (latest, earlier) => {
      fc.pre(latest.length >= 6);
      expect(resultTrend([...earlier, ...latest])).toBe(resultTrend(latest));
    }));
  });

  it('turns round with the two sides, but for what lies about level', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 6 }), (six) => {
      fc.pre(resultTrend(six) === 'up');
      expect(['down', 'level']).toContain(resultTrend([...six.slice(3), ...six.slice(0, 3)]));
    }));
  });

  it('never falls where no result is below one before it', () => {
    fc.assert(fc.property(results, (latest) => {
      expect(resultTrend(latest.toSorted((a, b) => a - b))).not.toBe('down');
    }));
  });
});
