import type { Achievement } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { withDeviceReviews } from './achievements-with-device-reviews.ts';
import { achievementCount } from './useAchievements.ts';

const videoAnalyst: Achievement = { id: 'videoAnalyst', earned: false, value: 0, target: 1, earnedAt: null };
const team: Achievement = { id: 'teamPlayer', earned: false, value: 0, target: 1, earnedAt: null };

test('a review on this device earns Video Analyst and nothing else', () => {
  expect(withDeviceReviews([videoAnalyst, team], 3)).toEqual([{ ...videoAnalyst, earned: true, value: 1, isOnlyHere: true }, team]);
});

test('what only this device knows of is not counted: the number is the same everywhere', () => {
  const known = { ...team, earned: true, value: 1 };
  expect(achievementCount(withDeviceReviews([videoAnalyst, known], 3))).toEqual({ earned: 1, total: 2, onlyHere: 1 });
  expect(achievementCount(withDeviceReviews([videoAnalyst, known], 0))).toEqual({ earned: 1, total: 2, onlyHere: 0 });
});

test('without one the number of the server stands', () => {
  const earned = { ...videoAnalyst, earned: true, value: 1, earnedAt: '2026-06-01T16:00:00.000Z' };
  expect(withDeviceReviews([videoAnalyst], 0)).toEqual([videoAnalyst]);
  expect(withDeviceReviews([earned], 0)).toEqual([earned]);
});
