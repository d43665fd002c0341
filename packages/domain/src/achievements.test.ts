import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  achievementProgress,
  achievements,
  achievementsEarned,
  findAchievement,
  PROFILE_BADGES_SHOWN,
  profileBadges,
  type AchievementMeasure,
  type AchievementStats,
} from './achievements.ts';
import { count } from './testing/test-repetitions.ts';

const nothing: AchievementStats = {
  sessions: 0,
  bestStreak: 0,
  level: 0,
  tokensEver: 0,
  analyses: 0,
  hasTeam: false,
  profileComplete: false,
};
/** The field that a measure looks at: a new measure is asked for here, and then held to its thresholds. */
const fieldOf: Readonly<Record<AchievementMeasure, keyof AchievementStats>> = {
  sessions: 'sessions',
  streak: 'bestStreak',
  level: 'level',
  tokens: 'tokensEver',
  analyses: 'analyses',
  team: 'hasTeam',
  profile: 'profileComplete',
};
const earnedWith = (stats: Partial<AchievementStats>) => achievementsEarned({ ...nothing, ...stats });

describe('an achievement', () => {
  it.each(
    achievements.flatMap(({ id, measure, target }) => {
      const field = fieldOf[measure];
      return typeof nothing[field] === 'number' ? [[id, field, target] as const] : [];
    }),
  )('%s is earned with %s at %i, not below it, and still above it', (id, field, target) => {
    expect(earnedWith({ [field]: target - 1 })).not.toContain(id);
    expect(earnedWith({ [field]: target })).toContain(id);
    expect(earnedWith({ [field]: target + 1 })).toContain(id);
  });

  it('says its target in its id where it counts', () => {
    for (const { id, target } of achievements) {
      const told = /\d+$/.exec(id)?.[0];
      expect(told === undefined ? 1 : Number(told)).toBe(target);
    }
  });

  it('for a team, a whole profile and a first analysis is earned by having it', () => {
    expect(earnedWith({})).toEqual([]);
    expect(earnedWith({ hasTeam: true })).toEqual(['teamPlayer']);
    expect(earnedWith({ profileComplete: true })).toEqual(['profileComplete']);
    expect(earnedWith({ analyses: 1 })).toEqual(['videoAnalyst']);
  });

  it('stands higher, the more of its measure it takes', () => {
    const measures = new Set(achievements.map(({ measure }) => measure));
    const tiers = [...measures].map((of) =>
      achievements
        .filter(({ measure }) => measure === of)
        .toSorted((a, b) => a.target - b.target)
        .map(({ tier }) => tier),
    );
    expect(tiers).toEqual(tiers.map((ofOne) => ofOne.toSorted((a, b) => a - b)));
  });

  it('counts up to a number, or is done once', () => {
    const once = achievements.filter(({ id }) => !findAchievement(id).counts);
    expect(once.map(({ id, target }) => [id, target])).toEqual([
      ['videoAnalyst', 1],
      ['teamPlayer', 1],
      ['profileComplete', 1],
    ]);
  });

  it('covers the families of the specification', () => {
    const targets = (measure: string) =>
      achievements.filter((one) => one.measure === measure).map(({ target }) => target);
    expect(targets('streak')).toEqual(expect.arrayContaining([3, 7, 14, 30, 100]));
    expect(targets('level')).toEqual(expect.arrayContaining([1, 5, 10, 25, 50]));
    expect(targets('tokens')).toEqual(expect.arrayContaining([100, 500, 1000, 5000, 10_000]));
    expect(targets('sessions')).toEqual(expect.arrayContaining([10, 50, 100, 500, 1000]));
  });

  it('is never lost by practising on', () => {
    const stats = fc.record({
      sessions: fc.nat(1500),
      bestStreak: fc.nat(150),
      level: fc.nat(80),
      tokensEver: fc.nat(20_000),
    });
    fc.assert(
      fc.property(stats, stats, (before, more) => {
        const after = {
          sessions: before.sessions + more.sessions,
          bestStreak: before.bestStreak + more.bestStreak,
          level: before.level + more.level,
          tokensEver: before.tokensEver + more.tokensEver,
        };
        expect(earnedWith(after)).toEqual(expect.arrayContaining(earnedWith(before)));
      }),
      { numRuns: count('pureProperty') },
    );
  });

  it('shows how far it is, at most its target', () => {
    const progress = achievementProgress({ ...nothing, sessions: 7 });
    expect(progress.find(({ id }) => id === 'sessions10')).toEqual({
      id: 'sessions10',
      earned: false,
      value: 7,
      target: 10,
    });
    expect(progress.find(({ id }) => id === 'sessions5')).toMatchObject({ earned: true, value: 5 });
  });
});

describe('the profile', () => {
  it('has twelve badges in the order of the specification, of which eight are shown', () => {
    expect(profileBadges).toEqual([
      'sessions1',
      'sessions5',
      'sessions10',
      'sessions25',
      'streak3',
      'streak7',
      'level3',
      'level5',
      'tokens100',
      'videoAnalyst',
      'teamPlayer',
      'profileComplete',
    ]);
    expect(PROFILE_BADGES_SHOWN).toBe(8);
  });
});
