import { expect, test } from 'vitest';
import { frameSuccess } from './frame-success.ts';

test.each([
  [{ seen: 10, withPlayer: 10 }, 100, 'success'],
  [{ seen: 100, withPlayer: 70 }, 70, 'success'],
  [{ seen: 1000, withPlayer: 699 }, 69, 'warning'],
  [{ seen: 100, withPlayer: 50 }, 50, 'warning'],
  [{ seen: 100, withPlayer: 49 }, 49, 'error'],
  [{ seen: 0, withPlayer: 0 }, 0, 'error'],
] as const)('%j shows the player in %s percent of the frames: %s', (frames, percent, level) => {
  expect(frameSuccess(frames)).toEqual({ percent, level });
});
