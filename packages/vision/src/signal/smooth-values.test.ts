import { describe, expect, it } from 'vitest';
import { interpolate, smoother } from './smooth-values.ts';

const times = (count: number, rate: number) => Array.from({ length: count }, (_, at) => at / rate);
const settings = { cutoff: 10, useMedian: true };

describe('smoothing a coordinate', () => {
  it('takes out a single wild value', () => {
    const still = Array.from({ length: 21 }, (_, at) => (at === 10 ? 0.9 : 0.5));
    for (const value of smoother(times(21, 30), settings)(still)) expect(value).toBeCloseTo(0.5, 10);
  });

  it('keeps the top of a quick touch at 15 frames a second, where a median would cut it off', () => {
    const touch = [0, 0, 0, 0.3, 0, 0, 0];
    expect(smoother(times(7, 15), settings)(touch)[3]).toBeCloseTo(0.3, 10);
  });

  it('is right for clips of varying frame rate', () => {
    const uneven = [0, 0.033, 0.066, 0.132, 0.165, 0.198, 0.231, 0.297, 0.33, 0.363];
    const smoothed = smoother(uneven, settings)(uneven.map((time) => 0.1 + 0.8 * time));
    for (const [at, value] of smoothed.entries()) expect(value).toBeCloseTo(0.1 + 0.8 * (uneven[at] ?? 0), 3);
  });

  it('gives back nothing of nothing and one of one', () => {
    expect(smoother([], settings)([])).toEqual([]);
    expect(smoother([2], settings)([0.3])).toEqual([0.3]);
  });
});

describe('values between known ones', () => {
  it('lie on the straight line, and stay at the ends beyond them', () => {
    expect(interpolate([1, 2, 4], [10, 20, 0], [0, 1.5, 2, 3, 9])).toEqual([10, 15, 20, 10, 0]);
  });
});
