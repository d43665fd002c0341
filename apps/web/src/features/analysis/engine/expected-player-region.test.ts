import type { Pose, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { expectedPlayerRegion, timesSeenWell } from './expected-player-region.ts';

const clip = { width: 1000, height: 500, duration: 5, frameRate: 30 };

const standing = (x: number, height: number): Pose => [
  { x, y: 0.5 - height / 2, visibility: 1 },
  { x, y: 0.5 + height / 2, visibility: 0.9 },
  { x: 0.99, y: 0.99, visibility: 0.1 },
];

const frames: readonly PoseFrame[] = [
  { time: 0, pose: standing(0.2, 0.4) },
  { time: 0.2, pose: standing(0.24, 0.4) },
  { time: 0.4, pose: null },
];

describe('where the player is to be expected', () => {
  it('is a square, one and a half times the boxes of the frames around', () => {
    const region = expectedPlayerRegion(frames, 0.1, clip);
    expect(region?.height).toBeCloseTo(0.6);
    expect(region?.width).toBeCloseTo(0.3);
    expect(region?.x).toBeCloseTo(0.22 - 0.15);
    expect(region?.y).toBeCloseTo(0.2);
  });

  it('stays within the picture', () => {
    const region = expectedPlayerRegion([{ time: 0, pose: standing(0.02, 0.4) }], 0, clip);
    expect(region?.x).toBe(0);
  });

  it('is known from one side where the player was lost on the other', () => {
    expect(expectedPlayerRegion(frames, 0.3, clip)?.x).toBeCloseTo(0.24 - 0.15);
  });

  it('is not known where nobody was seen, nor needed where the player fills the picture', () => {
    expect(expectedPlayerRegion([{ time: 0, pose: null }], 0, clip)).toBeNull();
    expect(expectedPlayerRegion([{ time: 0, pose: standing(0.5, 0.9) }], 0, clip)).toBeNull();
  });
});

describe('the times at which the player was seen well', () => {
  it('are all with the player in them where the picture is not shrunk for the model', () => {
    expect([...timesSeenWell(frames, { ...clip, width: 960, height: 480 })]).toEqual([0, 0.2]);
  });

  it('are those with the player large enough where it is', () => {
    const large = { ...clip, width: 1920, height: 1080 };
    expect([...timesSeenWell(frames, large)]).toEqual([]);
    expect([...timesSeenWell([{ time: 0, pose: standing(0.2, 0.5) }], large)]).toEqual([0]);
  });
});
