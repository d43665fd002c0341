import { expect, it } from 'vitest';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { poseIn } from '../crop-picture-around-player.ts';
import { cropFollowingPlayer } from './crop-following-player.ts';

const { input } = outcomeOf();
const { clip, frames } = input;
const follow = cropFollowingPlayer(frames, clip.width / clip.height, 4 / 3);
const poses = frames.flatMap(({ pose }) => (pose === null ? [] : [pose]));

it('holds the whole player in every frame, in the shape asked for, and as large in each', () => {
  expect(poses.length).toBeGreaterThan(10);
  const sizes = new Set<string>();
  for (const pose of poses) {
    const crop = follow(pose);
    sizes.add(`${crop.width} ${crop.y} ${crop.height}`);
    expect((crop.width * clip.width) / (crop.height * clip.height)).toBeCloseTo(4 / 3);
    for (const { x, y, visibility } of poseIn(pose, crop)) {
      if (visibility < 0.5) continue;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
    }
  }
  expect(sizes.size).toBe(1);
});

it('shows a player who fills most of it, however far the run-up was', () => {
  const heights = poses.map((pose) => {
    const ys = poseIn(pose, follow(pose)).map(({ y }) => y);
    return Math.max(...ys) - Math.min(...ys);
  });
  expect(Math.max(...heights)).toBeGreaterThan(0.6);
});

it('of nobody is some part of the picture all the same', () => {
  const crop = cropFollowingPlayer([], 16 / 9, 4 / 3)(poses[0] ?? []);
  for (const value of Object.values(crop)) expect(Number.isFinite(value)).toBe(true);
});
