import { describe, expect, it } from 'vitest';
import { butterworth } from './butterworth.ts';

const rate = 60;
const wave = (hertz: number, length = 240) =>
  Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
/** Amplitude by the mean square of whole seconds in the middle of the values, away from the ends. */
const amplitude = (values: readonly number[]) =>
  Math.sqrt((2 * values.slice(60, 180).reduce((sum, value) => sum + value * value, 0)) / 120);

describe('the zero-phase low-pass', () => {
  it('leaves a point at rest and a steady run where they are, up to the ends', () => {
    const steady = Array.from({ length: 30 }, (_, at) => 0.2 + at * 0.01);
    for (const [at, value] of butterworth(steady, rate, 10).entries()) expect(value).toBeCloseTo(steady[at] ?? 0, 5);
  });

  it('passes 0.707 of a motion at its cutoff, nearly all of a slow one, nearly nothing of a tremble', () => {
    expect(amplitude(butterworth(wave(10), rate, 10))).toBeCloseTo(Math.SQRT1_2, 3);
    expect(amplitude(butterworth(wave(2), rate, 10))).toBeGreaterThan(0.99);
    expect(amplitude(butterworth(wave(28), rate, 10))).toBeLessThan(0.02);
  });

  it('does not come late: the top of a swing stays in its frame', () => {
    const swing = Array.from({ length: 31 }, (_, at) => Math.exp(-(((at - 15) / 3) ** 2)));
    const smooth = butterworth(swing, rate, 8);
    expect(smooth.indexOf(Math.max(...smooth))).toBe(15);
  });

  it('leaves values alone that come too slowly to carry the cutoff, and short runs unharmed', () => {
    const touches = [0, 1, 0, 1, 0];
    expect(butterworth(touches, 15, 10)).toEqual(touches);
    expect(butterworth([0.4], 60, 10)).toEqual([0.4]);
    expect(butterworth([], 60, 10)).toEqual([]);
  });
});
