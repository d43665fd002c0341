import type { KeyMoment, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { sentBodyPoints } from './sent-body-points.ts';

const poseAt = (x: number) => Array.from({ length: 33 }, (_, index) => ({ x: x + index / 1000, y: 0.123456, visibility: 0.98765 }));
const framesOf = (count: number): PoseFrame[] => Array.from({ length: count }, (_, index) => ({ time: index / 10, pose: poseAt(index / 100) }));
const timesOf = (frames: readonly PoseFrame[], moments: readonly KeyMoment[] = []): number[] => sentBodyPoints(frames, moments).frames.map(({ seconds }) => seconds);

describe('body points that are sent', () => {
  it('are of all frames with the player where these are few', () => {
    const frames: PoseFrame[] = [...framesOf(4), { time: 0.4, pose: null }];
    expect(timesOf(frames)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('are of 30 frames at most, over the whole clip, those of the key moments among them', () => {
    const moments: KeyMoment[] = [{ name: 'contact', time: 3.71, leg: 'right' }];
    const times = timesOf(framesOf(40), moments);
    expect(times).toHaveLength(30);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times).toContain(3.7);
    expect(times[0]).toBe(0);
    expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeLessThan(0.35);
  });

  it('are of 30 frames at most however many moments there are', () => {
    const moments = Array.from({ length: 200 }, (_, index): KeyMoment => ({ name: 'touch', time: index / 50 }));
    expect(timesOf(framesOf(40), moments)).toHaveLength(30);
  });

  it('are rounded, in the order that is told, without eyes, mouth and fingers', () => {
    const { points, frames } = sentBodyPoints(framesOf(1), []);
    expect(points.slice(0, 4)).toEqual(['nose', 'leftEar', 'rightEar', 'leftShoulder']);
    expect(points).toHaveLength(19);
    expect(points.join()).not.toMatch(/Eye|mouth|Pinky|Thumb|leftIndex/);
    expect(frames[0]?.places.slice(0, 4)).toEqual([
      [0, 0.123, 0.99],
      [0.007, 0.123, 0.99],
      [0.008, 0.123, 0.99],
      [0.011, 0.123, 0.99],
    ]);
  });

  it('are none where nobody was seen', () => {
    expect(timesOf([{ time: 0, pose: null }], [{ name: 'contact', time: 0 }])).toEqual([]);
  });
});
