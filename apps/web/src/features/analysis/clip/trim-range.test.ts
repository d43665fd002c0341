import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTrimRange, moveTrimRange } from './trim-range.ts';

describe('the part of a clip that is too long', () => {
  it('is the first 15 seconds at first', () => {
    expect(firstTrimRange(22)).toEqual({ from: 0, to: 15 });
  });

  it('moves as a whole, up to the ends of the clip', () => {
    expect(moveTrimRange({ from: 2, to: 12 }, 'whole', 3, 22)).toEqual({ from: 5, to: 15 });
    expect(moveTrimRange({ from: 2, to: 12 }, 'whole', 30, 22)).toEqual({ from: 12, to: 22 });
    expect(moveTrimRange({ from: 2, to: 12 }, 'whole', -30, 22)).toEqual({ from: 0, to: 10 });
  });

  it('takes the other end along when it would grow longer than 15 seconds', () => {
    expect(moveTrimRange({ from: 3, to: 18 }, 'to', 2, 22)).toEqual({ from: 5, to: 20 });
    expect(moveTrimRange({ from: 3, to: 18 }, 'from', -1, 22)).toEqual({ from: 2, to: 17 });
  });

  it('takes the other end along when it would grow shorter than a second', () => {
    expect(moveTrimRange({ from: 3, to: 5 }, 'from', 4, 22)).toEqual({ from: 7, to: 8 });
    expect(moveTrimRange({ from: 3, to: 5 }, 'to', -3, 22)).toEqual({ from: 1, to: 2 });
  });

  it('always lies within the clip, from 1 to 15 seconds long', () => {
    const step = fc.tuple(fc.constantFrom('from' as const, 'to' as const, 'whole' as const), fc.double({ min: -40, max: 40, noNaN: true }));
    fc.assert(
      fc.property(fc.double({ min: 15.2, max: 200, noNaN: true }), fc.array(step, { maxLength: 8 }), (duration, steps) => {
        let part = firstTrimRange(duration);
        for (const [handle, by] of steps) part = moveTrimRange(part, handle, by, duration);
        expect(part.from).toBeGreaterThanOrEqual(0);
        expect(part.to).toBeLessThanOrEqual(duration + 1e-9);
        expect(part.to - part.from).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(part.to - part.from).toBeLessThanOrEqual(15 + 1e-9);
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
