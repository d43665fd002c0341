import { describe, expect, it } from 'vitest';
import { expectedPlayerRegion } from './expected-player-region.ts';
import { clip, standing, frames } from './testing/standing-player-frames.ts';

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
