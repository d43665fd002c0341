import { describe, expect, it } from 'vitest';
import { film } from '../testing/synthetic-film.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { splitAtGapsAndSceneCuts } from './split-at-gaps-and-scene-cuts.ts';

const clip = { width: 1280, height: 720, duration: 15, frameRate: 30 };
const lengths = (times: number[]) => splitAtGapsAndSceneCuts(times.map((time) => ({ time, pose: null })), clip).map((run) => run.length);
const every = (seconds: number, from: number, count: number) =>
  Array.from({ length: count }, (_, step) => from + step * seconds);

describe('runs of neighbouring frames', () => {
  it('are single frames in a coarse pass', () => {
    expect(lengths(every(0.2, 0, 5))).toEqual([1, 1, 1, 1, 1]);
    expect(lengths(every(0.125, 0, 4))).toEqual([1, 1, 1, 1]);
  });

  it('are one run in a dense pass, to which the coarse frames around it do not belong', () => {
    expect(lengths([...every(0.2, 0, 3), ...every(1 / 30, 0.5, 25), 1.4, 1.6])).toEqual([1, 1, 1, 25, 1, 1]);
    expect(lengths([...every(1 / 30, 0.5, 25), 1.4])).toEqual([25, 1]);
  });

  it('are one run in a steady pass at 12 or 15 frames a second', () => {
    expect(lengths(every(1 / 12, 0, 24))).toEqual([24]);
    expect(lengths(every(1 / 15, 0, 24))).toEqual([24]);
  });

  it('bear a frame that the camera left out', () => {
    expect(lengths([...every(1 / 30, 0, 10), ...every(1 / 30, 11 / 30, 10)])).toEqual([20]);
  });

  it('end at a cut to another scene, and not for a sprint or for a frame without the player', () => {
    const sprint = walk({ cadence: 3.2, stride: 40, bend: 90, pace: 9, heading: 0 });
    const { frames } = film(sprint, { duration: 0.5, rate: 30 });
    const holed = frames.map((frame, at) => (at === 6 ? { ...frame, pose: null } : frame));
    expect(splitAtGapsAndSceneCuts(holed, clip).map((run) => run.length)).toEqual([15]);
    const cutTo = (later: typeof frames) =>
      splitAtGapsAndSceneCuts([...frames.slice(0, 8), ...later.slice(8)], clip).map((run) => run.length);
    const nearer = film(sprint, { duration: 0.5, rate: 30, shot: { x: 0.5, ground: 1, leg: 0.6 } }).frames;
    expect(cutTo(nearer)).toEqual([8, 7]);
    const elsewhere = film(sprint, { duration: 0.5, rate: 30, shot: { x: 0.2, ground: 0.9, leg: 0.36 } }).frames;
    expect(cutTo(elsewhere)).toEqual([8, 7]);
  });

  it('are none of no frames', () => {
    expect(splitAtGapsAndSceneCuts([], clip)).toEqual([]);
  });
});
