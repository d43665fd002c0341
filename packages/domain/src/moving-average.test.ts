import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movingAverage } from './moving-average.ts';
import { progressLimits } from './progress-page-ranges-and-limits.ts';
import { count } from './testing/test-repetitions.ts';

test('the moving average begins with the third value', () => {
  expect(movingAverage([], 3)).toEqual([]);
  expect(movingAverage([4, 8], 3)).toEqual([null, null]);
  expect(movingAverage([4, 8, 6, 10], 3)).toEqual([null, null, 6, 8]);
  expect(() => movingAverage([1], 0)).toThrow(RangeError);
});

test('an average lies between the least and the most of its values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 30 }), (values) => {
      const averages = movingAverage(values, progressLimits.movingAverage);
      expect(averages).toHaveLength(values.length);
      const outside = averages.filter((average, index) => {
        const window = values.slice(Math.max(0, index - 2), index + 1);
        if (index < 2) return average !== null;
        return average === null || average < Math.min(...window) - 1e-9 || average > Math.max(...window) + 1e-9;
      });
      expect(outside).toEqual([]);
    }),
    { numRuns: count('pureProperty') },
  );
});
