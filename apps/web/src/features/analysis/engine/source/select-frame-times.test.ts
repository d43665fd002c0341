import { describe, expect, it } from 'vitest';
import { nearestTimes, timesWithin } from './select-frame-times.ts';

describe('the frames nearest to the wanted times', () => {
  it('are frames that the clip has, each once, in order', () => {
    expect(nearestTimes([0.01, 0.04, 0.08, 0.3], [0, 0.1, 0.05, 0.09])).toEqual([0.01, 0.04, 0.08]);
  });

  it('are all there are where more is wanted than the clip has, as with a variable frame rate', () => {
    expect(nearestTimes([0, 0.5, 0.52, 2], [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2])).toEqual([0, 0.5, 0.52, 2]);
  });

  it('are none of an empty clip', () => {
    expect(nearestTimes([], [0, 1])).toEqual([]);
  });
});

describe('the frames of a span', () => {
  const times = Array.from({ length: 240 }, (_, index) => index / 240);

  it('are all of it, ends included', () => {
    expect(timesWithin([0, 1, 2, 3], { from: 1, to: 2 }, 60)).toEqual([1, 2]);
  });

  it('are every fourth one of a slow-motion clip, evenly', () => {
    const chosen = timesWithin(times, { from: 0, to: 1 }, 60);
    expect(chosen).toHaveLength(60);
    expect(chosen.slice(0, 2)).toEqual([0, 4 / 240]);
  });
});
