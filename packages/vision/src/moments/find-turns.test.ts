import { describe, expect, it } from 'vitest';
import { film } from '../testing/synthetic-film.ts';
import { turn, turnTime } from '../testing/synthetic-motions.ts';
import { changed, walk } from '../testing/synthetic-walker.ts';
import { findMoments } from './find-moments.ts';

const turnsIn = (motion: Parameters<typeof film>[0], duration = 4, rate = 12) => {
  const { frames, clip } = film(motion, { duration, rate });
  return findMoments(frames, clip, 'turns').moments;
};

describe('a turn', () => {
  it('is where the player faces about, at the lowest point of the hips', () => {
    const moments = turnsIn(turn());
    expect(moments.map(({ name }) => name)).toEqual(['turn']);
    expect(Math.abs((moments[0]?.time ?? 0) - turnTime)).toBeLessThanOrEqual(1 / 12);
  });

  it('is found each time', () => {
    const there = turn();
    const times = turnsIn((time) => there(time < 4 ? time : 8 - time), 8).map(({ time }) => time);
    expect(times).toHaveLength(2);
    expect(times[0]).toBeCloseTo(turnTime, 0);
    expect(times[1]).toBeCloseTo(8 - turnTime, 0);
  });

  it('is none where somebody runs on, or the sides flicker for a frame', () => {
    const run = walk({ cadence: 2.6, stride: 30, bend: 60, pace: 2, heading: 20 });
    expect(turnsIn(run)).toEqual([]);
    const { frames, clip } = film(run, { duration: 4, rate: 12 });
    const flickering = changed(frames, (landmark, point, at) =>
      at === 20 && point >= 0 ? { ...landmark, x: 1 - landmark.x } : landmark,
    );
    expect(findMoments(flickering, clip, 'turns').moments).toEqual([]);
    expect(findMoments([], clip, 'turns').moments).toEqual([]);
  });
});
