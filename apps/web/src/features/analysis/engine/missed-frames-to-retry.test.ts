import type { PoseFrame } from '@touchline/vision';
import { expect, it } from 'vitest';
import { framesWithoutPlayer } from './missed-frames-to-retry.ts';

const pose = [{ x: 0.5, y: 0.5, visibility: 1 }];
const frames = (...seen: boolean[]): PoseFrame[] => seen.map((is, at) => ({ time: at / 2, pose: is ? pose : null }));
const found = (given: readonly PoseFrame[]) => framesWithoutPlayer(given).map(({ time, nearest }) => [time, nearest.time]);

it('is where the player was not seen within a second of where they were', () => {
  expect(found(frames(false, false, false, true, false, true, false, false, false))).toEqual([
    [0.5, 1.5],
    [1, 1.5],
    [2, 1.5],
    [3, 2.5],
    [3.5, 2.5],
  ]);
});

it('is nowhere where the player always was, or never', () => {
  expect(found(frames(true, true))).toEqual([]);
  expect(found(frames(false, false, false))).toEqual([]);
});
