import { describe, expect, it } from 'vitest';
import { believedTouches } from './believed-touches.ts';
import type { Rise } from './believed-touches.ts';

const rise = (time: number, above: number, part: Rise['part'] = 'foot'): Rise => ({ time, leg: 'left', part, prominence: 0.1, above });
const timesOf = (rises: readonly Rise[]) => believedTouches(rises).map(({ time }) => time);

describe('rises of a foot', () => {
  it('are touches where it comes up higher than in a step, and none where it never does', () => {
    expect(timesOf([rise(1, 0.16), rise(1.6, 0.5)])).toEqual([1, 1.6]);
    expect(timesOf([0.5, 1, 1.5, 2, 2.5].map((time) => rise(time, 0.12)))).toEqual([]);
  });

  it('that are low are touches soon before and after a clear one', () => {
    expect(timesOf([rise(1, 0.05), rise(3, 0.4), rise(5, 0.05), rise(5.6, 0.05)])).toEqual([1, 3, 5]);
  });

  it('are touches of the knee however the toe hangs', () => {
    expect(timesOf([rise(1, 0.05, 'knee'), rise(1.7, 0.05, 'knee')])).toEqual([1, 1.7]);
  });

  it('are no juggling where there is one alone, also where the ball could have been caught between two', () => {
    expect(timesOf([rise(1, 0.5)])).toEqual([]);
    expect(timesOf([rise(1, 0.5), rise(4.9, 0.5)])).toEqual([1, 4.9]);
    expect(timesOf([rise(1, 0.5), rise(5.1, 0.5)])).toEqual([]);
  });
});
