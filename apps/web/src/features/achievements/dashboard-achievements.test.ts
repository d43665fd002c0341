import type { Achievement } from '@touchline/contracts';
import type { AchievementId } from '@touchline/domain';
import { describe, expect, test } from 'vitest';
import { shownAchievements } from './dashboard-achievements.ts';

const ahead = (id: AchievementId, value: number, target: number): Achievement => ({
  id,
  earned: false,
  value,
  target,
  earnedAt: null,
});
const earned = (id: AchievementId, day: number): Achievement => ({
  id,
  earned: true,
  value: 1,
  target: 1,
  earnedAt: `2026-06-0${day}T16:00:00.000Z`,
});
const ids = (all: readonly Achievement[]) => shownAchievements(all).map(({ id }) => id);

describe('the achievements on the dashboard', () => {
  test('are the next one and the two that were earned last, newest first', () => {
    expect(
      ids([earned('sessions1', 1), earned('sessions5', 4), earned('streak3', 3), ahead('level10', 4, 10), ahead('level5', 4, 5)]),
    ).toEqual(['level5', 'sessions5', 'streak3']);
  });

  test('are the three that were earned last where all are', () => {
    expect(ids([earned('sessions1', 1), earned('sessions5', 4), earned('streak3', 3), earned('level3', 2)])).toEqual([
      'sessions5',
      'streak3',
      'level3',
    ]);
  });

  test('of one session are led by the higher one', () => {
    expect(ids([earned('sessions1', 1), earned('level1', 1)])).toEqual(['level1', 'sessions1']);
  });

  test('go on with what is nearest', () => {
    expect(ids([earned('sessions1', 1), ahead('sessions10', 1, 10), ahead('tokens100', 60, 100), ahead('level3', 1, 3)])).toEqual(
      ['tokens100', 'sessions1', 'sessions10'],
    );
  });

  test('count a level from the first one, where everybody starts', () => {
    expect(ids([ahead('level3', 1, 3), ahead('sessions10', 1, 10), ahead('level5', 4, 5)])).toEqual(['level5', 'sessions10', 'level3']);
  });

  test('of a player without any are the nearest three', () => {
    expect(ids([ahead('sessions1', 0, 1), ahead('level3', 1, 3), ahead('profileComplete', 0, 1), ahead('streak3', 0, 3)])).toEqual(
      ['sessions1', 'level3', 'profileComplete'],
    );
  });
});
