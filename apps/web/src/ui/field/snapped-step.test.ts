import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snappedStep } from './snapped-step.ts';

const limits = { step: 5, min: 1, max: 240 };
const walk = (from: number, direction: 1 | -1, presses: number) =>
  Array.from({ length: presses }).reduce<number[]>((all) => [...all, snappedStep(all.at(-1) ?? from, direction, limits)], []);

describe('a press of more or less', () => {
  it('goes by ones up to the first whole step, then by whole steps, and the same way back', () => {
    expect(walk(1, 1, 7)).toEqual([2, 3, 4, 5, 10, 15, 20]);
    expect(walk(20, -1, 9)).toEqual([15, 10, 5, 4, 3, 2, 1, 1, 1]);
  });

  it.each([
    [12, 1, 15],
    [12, -1, 10],
    [7, -1, 5],
    [2.5, 1, 3],
    [2.5, -1, 2],
    [0, 1, 1],
    [238, 1, 240],
    [240, 1, 240],
    [500, -1, 240],
  ] as const)('from %d in direction %d goes to %d', (from, direction, to) => {
    expect(snappedStep(from, direction, limits)).toBe(to);
  });

  it('from what a press can lead to, back and forth lead to where it was', () => {
    const reached = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 47 }).map((steps) => 5 * steps));
    fc.assert(fc.property(reached, (from) => {
        expect(snappedStep(snappedStep(from, 1, limits), -1, limits)).toBe(from);
      }));
  });
});
