import { describe, expect, it } from 'vitest';
import { shareOfTime } from './sample-statistics.ts';

describe('a share of the time', () => {
  it('counts no more than a second for the time to a neighbour: nobody was seen for longer', () => {
    const samples = [{ time: 0, value: 1 }, { time: 1, value: 1 }, { time: 5, value: 0 }]; // prettier-ignore
    expect(shareOfTime(samples)).toEqual({ value: 3 / 4, time: 5 });
  });
});
