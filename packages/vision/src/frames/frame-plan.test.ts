import { analysisTypes } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import type { ClipShape } from '../landmarks.ts';
import { coarseTimes, planOf } from './frame-plan.ts';

const clip = (duration: number, frameRate = 30): ClipShape => ({ width: 1280, height: 720, duration, frameRate });
const steps = (times: readonly number[]) => times.slice(1).map((time, at) => time - (times[at] ?? 0));

describe('the first pass at a clip', () => {
  it('searches for a kick where there is one, counts touches in juggling, and is steady for all else', () => {
    expect(Object.fromEntries(analysisTypes.map((type) => [type, planOf(type)]))).toEqual({
      shooting: 'kick',
      passing: 'kick',
      crossAndFinish: 'kick',
      setpiece: 'kick',
      juggling: 'juggling',
      dribbling: 'uniform',
      defending: 'uniform',
      turns: 'uniform',
      goalkeeping: 'uniform',
      heading: 'uniform',
      general: 'uniform',
    });
  });

  it('for a kick has a frame every 0.2 s or oftener, and no more frames in a short clip than in a long one', () => {
    for (const duration of [1, 5, 10, 15]) {
      const times = coarseTimes(clip(duration), 'shooting');
      expect(Math.max(...steps(times))).toBeLessThanOrEqual(0.2 + 1e-9);
      expect(times.length).toBeLessThanOrEqual(80);
      expect(times[0]).toBe(0);
      expect(times.at(-1)).toBeLessThan(duration);
    }
  });

  it('is 12 frames a second of dribbling and 15 of juggling: at most 225 of 15 s', () => {
    expect(coarseTimes(clip(10), 'dribbling')).toHaveLength(120);
    expect(coarseTimes(clip(15), 'juggling')).toHaveLength(225);
    expect(steps(coarseTimes(clip(15), 'juggling'))[7]).toBeCloseTo(1 / 15, 10);
  });

  it('asks for no frame twice of a clip with fewer', () => {
    expect(coarseTimes(clip(2, 10), 'juggling')).toHaveLength(20);
    expect(coarseTimes(clip(0.01), 'shooting')).toEqual([0]);
  });
});
