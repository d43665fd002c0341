import { describe, expect, it } from 'vitest';
import { gaugeAngle, onGauge } from './streak-gauge-geometry.ts';

const degrees = (angle: number) => Math.round((angle * 180) / Math.PI);

describe('the streak gauge', () => {
  it('goes from 120 degrees left of the top to 120 right of it', () => {
    expect([0, 15, 30].map((days) => degrees(gaugeAngle(days, 30)))).toEqual([-120, 0, 120]);
  });

  it('ends where the best streak does', () => {
    expect(degrees(gaugeAngle(365, 365))).toBe(120);
  });

  it('never leaves its ends', () => {
    expect(degrees(gaugeAngle(31, 30))).toBe(120);
  });

  it('has its places by angle, clockwise from the top', () => {
    const place = (angle: number) => {
      const { x, y } = onGauge(angle, 10);
      return [Math.round(x), Math.round(y)].map((value) => value + 0);
    };
    expect(place(0)).toEqual([0, -10]);
    expect(place(Math.PI / 2)).toEqual([10, 0]);
  });
});
