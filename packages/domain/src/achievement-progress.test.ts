import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievements, type AchievementMeasure, type AchievementStats } from './achievement-catalogue.ts';
import { achievementProgress, achievementsEarned } from './achievement-progress.ts';
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

  it('for a team, a whole profile and a first analysis is earned by having it', () => {
    expect(earnedWith({})).toEqual([]);
    expect(earnedWith({ hasTeam: true })).toEqual(['teamPlayer']);
    expect(earnedWith({ profileComplete: true })).toEqual(['profileComplete']);
    expect(earnedWith({ analyses: 1 })).toEqual(['videoAnalyst']);
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
