import { describe, expect, it } from 'vitest';
import { steppedTime } from './step-one-frame.ts';

describe('a step of one picture', () => {
  it('goes to the middle of the next, wherever in this one it starts', () => {
    expect(steppedTime(1, 1, 30, 5)).toBeCloseTo(1 + 1.5 / 30);
    expect(steppedTime(1.032, 1, 30, 5)).toBeCloseTo(1 + 1.5 / 30);
    expect(steppedTime(0.9999, 1, 30, 5)).toBeCloseTo(1 + 1.5 / 30);
  });

  it('goes back as well', () => {
    expect(steppedTime(1 + 1.5 / 30, -1, 30, 5)).toBeCloseTo(1 + 0.5 / 30);
  });

  it('ends at the first and at the last picture', () => {
    expect(steppedTime(0, -1, 30, 5)).toBe(0);
    expect(steppedTime(5, 1, 30, 5)).toBeCloseTo(5 - 0.5 / 30);
  });
});
