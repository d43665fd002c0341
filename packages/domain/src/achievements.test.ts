import { describe, expect, it } from 'vitest';
import { achievementsEarned, dashboardAchievements } from './achievements.ts';

const nothing = { sessions: 0, bestStreak: 0, level: 1 };
const earnedWith = (stats: Partial<typeof nothing>): string[] =>
  dashboardAchievements({ ...nothing, ...stats })
    .filter(({ earned }) => earned)
    .map(({ id }) => id);

describe("the dashboard's achievements", () => {
  it('are six, and a new player has none', () => {
    expect(dashboardAchievements(nothing).map(({ id }) => id)).toEqual([
      'sessions1',
      'streak3',
      'level3',
      'sessions10',
      'streak7',
      'level5',
    ]);
    expect(achievementsEarned(nothing)).toBe(0);
  });

  it.each([
    [{ sessions: 1 }, ['sessions1']],
    [{ sessions: 9 }, ['sessions1']],
    [{ sessions: 10 }, ['sessions1', 'sessions10']],
    [{ bestStreak: 2 }, []],
    [{ bestStreak: 3 }, ['streak3']],
    [{ bestStreak: 6 }, ['streak3']],
    [{ bestStreak: 7 }, ['streak3', 'streak7']],
    [{ level: 2 }, []],
    [{ level: 3 }, ['level3']],
    [{ level: 4 }, ['level3']],
    [{ level: 5 }, ['level3', 'level5']],
  ])('with %o are %o', (stats, ids) => {
    expect(earnedWith(stats)).toEqual(ids);
  });

  it('are all earned in the end', () => {
    expect(achievementsEarned({ sessions: 40, bestStreak: 8, level: 6 })).toBe(6);
  });
});
