import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experienceToNextLevel, levelOf, levelProgress } from './level-from-experience.ts';
import { count } from './testing/test-repetitions.ts';

describe("a player's level", () => {
  it.each([
    [0, 1, 100, 0],
    [50, 1, 50, 0.5],
    [99, 1, 1, 0.99],
    [100, 2, 100, 0],
    [101, 2, 99, 0.01],
    [1_250, 13, 50, 0.5],
  ])('with %d XP is %d, with %d XP to go and %d of it done', (experience, level, toGo, done) => {
    expect(levelOf(experience)).toBe(level);
    expect(experienceToNextLevel(experience)).toBe(toGo);
    expect(levelProgress(experience)).toBeCloseTo(done);
  });

  it('rises by one exactly when the XP to go have been earned, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (experience) => {
        const toGo = experienceToNextLevel(experience);
        expect(levelOf(experience + toGo)).toBe(levelOf(experience) + 1);
        expect(levelOf(experience + toGo - 1)).toBe(levelOf(experience));
        expect(levelProgress(experience) * 100 + toGo).toBeCloseTo(100);
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
