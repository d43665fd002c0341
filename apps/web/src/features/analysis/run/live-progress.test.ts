import { describe, expect, it } from 'vitest';
import type { LiveFrame } from '../engine/index.ts';
import { liveReporter, type Live } from './live-progress.ts';

const pose = [{ x: 0.5, y: 0.5, visibility: 1 }];
const picture = {} as ImageBitmap;

/** Reports frames, each so many milliseconds after the one before. */
function told(stepMs: number, frames: readonly LiveFrame[]): Live[] {
  const all: Live[] = [];
  let now = 0;
  const report = liveReporter((live) => all.push(live), () => now);
  for (const frame of frames) {
    report(frame);
    now += stepMs;
  }
  return all;
}

const frames = (count: number, more: Partial<LiveFrame> = {}): LiveFrame[] =>
  Array.from({ length: count }, (_, index) => ({ time: index / 10, pose, ...more }));

describe('what is shown of an analysis under way', () => {
  it('comes ten times a second at most, and counts every frame', () => {
    const all = told(20, frames(16));
    expect(all.map(({ seen }) => seen)).toEqual([1, 6, 11, 16]);
  });

  it('comes with each picture', () => {
    expect(told(20, frames(4, { picture }))).toHaveLength(4);
  });

  it('counts a frame that is looked at again once, as it was seen the last time', () => {
    const all = told(100, [
      { time: 1, pose: null },
      { time: 2, pose },
      { time: 1, pose },
    ]);
    expect(all.at(-1)).toMatchObject({ seen: 2, withPlayer: 2 });
  });

  it('tells for how many frames nobody has been found', () => {
    const all = told(100, [{ time: 1, pose }, { time: 2, pose: null }, { time: 3, pose: null }, { time: 4, pose }]);
    expect(all.map(({ missed }) => missed)).toEqual([0, 1, 2, 0]);
  });
});
