import { describe, expect, it } from 'vitest';
import { film } from '../testing/synthetic-film.ts';
import { ready } from '../testing/synthetic-motions.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { findMoments } from './find-moments.ts';

describe('the set position', () => {
  it.each(['goalkeeping', 'defending', 'heading', 'general'] as const)('is the deepest steady stance, %s', (type) => {
    const set = ready({ leftKnee: 120, rightKnee: 120, width: 0.75, heading: 90 });
    const { frames, clip } = film(set, { duration: 3, rate: 12 });
    const { moments, kickingLeg } = findMoments(frames, clip, type);
    expect(kickingLeg).toBeNull();
    expect(moments.map(({ name }) => name)).toEqual(['set']);
    // The figure stands upright for its first half second.
    expect(moments[0]?.time).toBeGreaterThan(0.5);
  });

  it('is none while the player runs, and none of a type without one', () => {
    const run = walk({ cadence: 2.8, stride: 35, bend: 70, pace: 3, heading: 0 });
    const { frames, clip } = film(run, { duration: 3, rate: 12 });
    expect(findMoments(frames, clip, 'goalkeeping').moments).toEqual([]);
    expect(findMoments(frames, clip, 'dribbling').moments).toEqual([]);
    expect(findMoments([], clip, 'defending').moments).toEqual([]);
  });
});
