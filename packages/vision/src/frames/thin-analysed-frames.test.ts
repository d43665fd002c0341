import { describe, expect, it } from 'vitest';
import type { PoseFrame } from '../landmarks.ts';
import type { KeyMoment, KeyMomentName } from '../review-types.ts';
import { thinFrames } from './thin-analysed-frames.ts';

const pose = [{ x: 0.5, y: 0.5, visibility: 1 }];
const always = (time: number) => time >= 0;
const every = (step: number, from: number, to: number, seen = always): PoseFrame[] => {
  const count = Math.round((to - from) / step);
  const moments = Array.from({ length: count }, (_, at) => from + at * step);
  return moments.map((time) => ({ time, pose: seen(time) ? pose : null }));
};
const times = (frames: readonly PoseFrame[]) => frames.map(({ time }) => time);
const moment = (time: number, name: KeyMomentName = 'contact'): KeyMoment => ({ name, time });

describe('the frames that enter the result', () => {
  const looked = [...every(0.2, 0, 15), ...every(1 / 30, 7.01, 7.84)].toSorted((a, b) => a.time - b.time);

  it('are 40 of a long clip: the key moments, the run around them, and some of the rest, in order', () => {
    const chosen = thinFrames(looked, [moment(7.31), moment(7.5), moment(7.61)]);
    expect(chosen).toHaveLength(40);
    expect(times(chosen)).toEqual(times(chosen).toSorted((a, b) => a - b));
    for (const time of [7.31, 7.5, 7.61]) {
      expect(Math.min(...times(chosen).map((at) => Math.abs(at - time)))).toBeLessThan(0.018);
    }
    expect(chosen.filter(({ time }) => time > 7 && time < 7.85).length).toBeGreaterThanOrEqual(25);
    expect(chosen[0]?.time).toBeLessThan(1);
    expect(chosen.at(-1)?.time).toBeGreaterThan(14);
  });

  it('are spread over the clip of a steady pass, with every touch', () => {
    const touches = [1, 2, 3, 4, 5, 6, 7].map((time) => moment(time, 'touch'));
    const chosen = thinFrames(every(1 / 15, 0, 15), touches);
    expect(chosen).toHaveLength(40);
    for (const { time } of touches) expect(times(chosen).some((at) => Math.abs(at - time) < 0.04)).toBe(true);
    for (const third of [0, 5, 10]) {
      expect(chosen.filter(({ time }) => time >= third && time < third + 5).length).toBeGreaterThan(8);
    }
  });

  it('are all frames of a clip with fewer, and none twice', () => {
    const few = every(0.2, 0, 4);
    expect(thinFrames(few, [moment(1), moment(1.05)])).toEqual(few);
  });

  it('show the player: empty frames only where 15 with the player are not to be had', () => {
    const half = every(0.1, 0, 8, (time) => time < 4);
    expect(thinFrames(half, []).every((frame) => frame.pose !== null)).toBe(true);
    const hardly = every(0.1, 0, 8, (time) => time < 0.45);
    const chosen = thinFrames(hardly, []);
    expect(chosen).toHaveLength(15);
    expect(chosen.filter((frame) => frame.pose !== null)).toHaveLength(5);
  });

  it('stay at 40 where there are more touches than that', () => {
    const touches = Array.from({ length: 60 }, (_, at) => moment(at / 4, 'touch'));
    expect(thinFrames(every(1 / 15, 0, 15), touches)).toHaveLength(40);
  });

  it('are none of nothing', () => {
    expect(thinFrames([], [moment(1)])).toEqual([]);
  });
});
