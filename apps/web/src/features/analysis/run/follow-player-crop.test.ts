import type { Pose } from '@touchline/vision';
import { expect, it } from 'vitest';
import { nextFollowPlayerCrop } from './follow-player-crop.ts';

const player = (left: number, top: number, right: number, bottom: number): Pose => [
  { x: left, y: top, visibility: 1 },
  { x: right, y: bottom, visibility: 1 },
];

const wholePicture = { x: 0, y: 0, width: 1, height: 1 };

const after = (frames: number, pose: Pose | null, from = wholePicture) => {
  let shown = from;
  for (let frame = 0; frame < frames; frame += 1) shown = nextFollowPlayerCrop(shown, pose, 16 / 9);
  return shown;
};

it('glides to a small player, and shows no less than half of the picture', () => {
  const small = player(0.2, 0.6, 0.24, 0.8);
  const first = after(1, small);
  expect(first.height).toBeGreaterThan(0.9);
  const there = after(60, small);
  expect(there.height).toBeCloseTo(0.5, 2);
  expect(there.width).toBeCloseTo(0.5, 2);
  expect(there.x).toBeCloseTo(0, 2);
  expect(there.y + there.height / 2).toBeCloseTo(0.7, 2);
});

it('stays within the picture on its way', () => {
  const corner = player(0.9, 0.8, 1, 1);
  for (let frames = 1; frames < 40; frames += 1) {
    const { x, y, width, height } = after(frames, corner);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

it('shows a player who fills the picture whole, and the whole picture where nobody is in it', () => {
  expect(after(60, player(0, 0, 1, 1)).height).toBeCloseTo(1);
  const near = after(60, player(0.4, 0.4, 0.5, 0.6));
  expect(after(60, null, near).height).toBeCloseTo(1, 2);
});

it('is at the player at once with the first picture, and of another shape cuts what is beside them', () => {
  const small = player(0.2, 0.6, 0.24, 0.8);
  expect(nextFollowPlayerCrop(null, small, 16 / 9).height).toBeCloseTo(0.5);
  const { x, width, height } = nextFollowPlayerCrop(null, player(0.7, 0, 0.8, 1), 16 / 9, 4 / 3);
  expect(height).toBeCloseTo(1);
  expect(width).toBeCloseTo(0.75);
  expect(x).toBeCloseTo(0.25);
});
