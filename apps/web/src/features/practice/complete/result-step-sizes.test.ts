import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultStepSizes } from './result-step-sizes.ts';

describe('the steps that fill a result', () => {
  test.each([
    { best: undefined, steps: [5, 10, 20, 50] },
    { best: 3, steps: [2, 5] },
    { best: 14, steps: [2, 5] },
    { best: 19, steps: [2, 5] },
    { best: 20, steps: [2, 5, 10] },
    { best: 60, steps: [2, 5, 10, 20] },
    { best: 250, steps: [5, 10, 20, 50] },
  ])('are $steps where the best is $best', ({ best, steps }) => {
    expect(resultStepSizes(best)).toEqual(steps);
  });

  test('never pass the best with one press, from a best of five on', () => {
    fc.assert(fc.property(fc.integer({ min: 5, max: 10_000 }), (best) => {
      expect(Math.max(...resultStepSizes(best))).toBeLessThanOrEqual(best);
    }));
  });
});
