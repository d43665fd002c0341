import { describe, expect, it } from 'vitest';
import { fastestRise, peaksOf } from './height-peaks.ts';

const heights = (...values: (number | null)[]) => values.map((height, at) => ({ time: at / 10, height }));

describe('peaks of a height', () => {
  it('stand out from the higher valley beside them', () => {
    expect(peaksOf(heights(0, 0.3, 0.2, 0.6, 0.1), 0.12)).toEqual([{ at: 3, prominence: 0.5 }]);
    expect(peaksOf(heights(0, 0.3, 0.1, 0.6, 0.1), 0.12).map(({ at }) => at)).toEqual([1, 3]);
  });

  it('are counted once where the top is flat, and not at the ends', () => {
    expect(peaksOf(heights(0, 0.5, 0.5, 0), 0.12).map(({ at }) => at)).toEqual([1]);
    expect(peaksOf(heights(0.5, 0.1, 0.5), 0.12)).toEqual([]);
  });

  it('end where nothing was seen', () => {
    expect(peaksOf(heights(0, null, 0.5, null, 0), 0.12)).toEqual([]);
    expect(peaksOf(heights(null, 0.1, 0.5, 0.2, null), 0.12)).toEqual([{ at: 2, prominence: 0.3 }]);
  });

  it('have their fastest rise in the middle of the steepest step', () => {
    expect(fastestRise(heights(0, 0.1, 0.5, 0.6, 0), 3)).toBeCloseTo(0.15, 10);
    expect(fastestRise(heights(0.9, 0.5, 0.6, 0), 2)).toBeCloseTo(0.15, 10);
    expect(fastestRise(heights(null, 0.6, 0), 1)).toBeCloseTo(0.1, 10);
  });
});
