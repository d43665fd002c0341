import type { Pose, PoseFrame } from '@touchline/vision';

export const clip = { width: 1000, height: 500, duration: 5, frameRate: 30 };

export const standing = (x: number, height: number): Pose => [
  { x, y: 0.5 - height / 2, visibility: 1 },
  { x, y: 0.5 + height / 2, visibility: 0.9 },
  { x: 0.99, y: 0.99, visibility: 0.1 },
];

export const frames: readonly PoseFrame[] = [
  { time: 0, pose: standing(0.2, 0.4) },
  { time: 0.2, pose: standing(0.24, 0.4) },
  { time: 0.4, pose: null },
];
