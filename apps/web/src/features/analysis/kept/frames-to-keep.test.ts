import type { PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { framesToKeep } from './frames-to-keep.ts';

const frames = (count: number): PoseFrame[] =>
  Array.from({ length: count }, (_, index) => ({
    time: index / 15,
    pose: [{ x: 0.123456, y: 0.98765, visibility: 0.98765 }],
  }));

describe('the frames that are kept', () => {
  it('are all of them where there are 40 or fewer', () => {
    expect(framesToKeep(frames(40), []).map(({ time }) => time)).toEqual(frames(40).map(({ time }) => time));
  });

  it('are 40 of a long clip, spread over all of it and in order', () => {
    const kept = framesToKeep(frames(225), []);
    expect(kept).toHaveLength(40);
    expect(kept[0]?.time).toBe(0);
    expect(kept.at(-1)?.time).toBeGreaterThan(14.4);
    expect(kept.map(({ time }) => time)).toEqual(kept.map(({ time }) => time).toSorted((a, b) => a - b));
  });

  it('hold those of the key moments whatever else goes', () => {
    const times = framesToKeep(frames(225), [101 / 15, 102 / 15]).map(({ time }) => time);
    expect(times).toHaveLength(40);
    expect(times).toContain(101 / 15);
    expect(times).toContain(102 / 15);
  });

  it('are rounded to 3 decimals, visibility to 2', () => {
    expect(framesToKeep(frames(1), [])[0]?.pose?.[0]).toEqual({ x: 0.123, y: 0.988, visibility: 0.99 });
  });

  it('keep that nobody was seen', () => {
    expect(framesToKeep([{ time: 1, pose: null }], [])).toEqual([{ time: 1, pose: null }]);
  });
});
