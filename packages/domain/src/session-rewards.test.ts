import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf } from './level-from-experience.ts';
import { levelBonus, rewardReasons, sessionRewards } from './session-rewards.ts';
import { count } from './testing/test-repetitions.ts';

const runs = { numRuns: count('pureProperty') };
const result = fc.integer({ min: 0, max: 10_000 });
const durationMinutes = fc.integer({ min: 1, max: 240 });

describe('the rewards of a session', () => {
  it.each([
    [0, 5, 10, 50],
    [1, 1, 10, 50],
    [2, 5, 10, 50],
    [3, 5, 11, 50],
    [9, 9, 13, 50],
    [10, 9, 13, 51],
    [74, 5, 34, 57],
    [75, 5, 35, 57],
    [76, 5, 35, 57],
    [249, 5, 35, 74],
    [250, 5, 35, 75],
    [10_000, 5, 35, 75],
    [0, 10, 10, 60],
    [0, 14, 10, 60],
    [0, 15, 10, 70],
    [30, 15, 20, 73],
    [10_000, 240, 35, 95],
  ])('for a result of %d in %d minutes are %d tokens and %d XP', (result, durationMinutes, tokens, experience) => {
    const rewards = sessionRewards({ result, durationMinutes });
    expect(rewards.tokensEarned).toBe(tokens);
    expect(rewards.experienceGained).toBe(experience);
  });

  it('say line by line why they were earned', () => {
    expect(sessionRewards({ result: 30, durationMinutes: 15 })).toMatchObject({
      tokens: [
        { reason: 'base', amount: 10 },
        { reason: 'result', amount: 10 },
      ],
      experience: [
        { reason: 'base', amount: 50 },
        { reason: 'result', amount: 3 },
        { reason: 'tenMinutes', amount: 10 },
        { reason: 'fifteenMinutes', amount: 10 },
      ],
    });
  });

  it('have no line that gives nothing', () => {
    const { tokens, experience } = sessionRewards({ result: 2, durationMinutes: 5 });
    expect(tokens).toEqual([{ reason: 'base', amount: 10 }]);
    expect(experience).toEqual([{ reason: 'base', amount: 50 }]);
  });

  it('add up, stay within 10 to 35 tokens and 50 to 95 XP, and are whole numbers', () => {
    fc.assert(
      fc.property(result, durationMinutes, (result, durationMinutes) => {
        const rewards = sessionRewards({ result, durationMinutes });
        for (const [lines, sum, least, most] of [
          [rewards.tokens, rewards.tokensEarned, 10, 35],
          [rewards.experience, rewards.experienceGained, 50, 95],
        ] as const) {
          expect(lines.reduce((total, line) => total + line.amount, 0)).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(least);
          expect(sum).toBeLessThanOrEqual(most);
          const order = lines.map((line) => rewardReasons.indexOf(line.reason));
          expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
          expect(lines.every((line) => Number.isInteger(line.amount) && line.amount > 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('never fall when the result or the time is higher', () => {
    fc.assert(
      fc.property(result, result, durationMinutes, durationMinutes, (oneResult, otherResult, oneTime, otherTime) => {
        const less = sessionRewards({
          result: Math.min(oneResult, otherResult),
          durationMinutes: Math.min(oneTime, otherTime),
        });
        const more = sessionRewards({
          result: Math.max(oneResult, otherResult),
          durationMinutes: Math.max(oneTime, otherTime),
        });
        expect(more.tokensEarned).toBeGreaterThanOrEqual(less.tokensEarned);
        expect(more.experienceGained).toBeGreaterThanOrEqual(less.experienceGained);
      }),
      runs,
    );
  });
});

describe('the level bonus', () => {
  it.each([
    [1, 1, 0],
    [1, 2, 25],
    [2, 5, 75],
    [3, 2, 0],
  ])('from level %d to %d is %d tokens', (before, after, tokens) => {
    expect(levelBonus(before, after)).toBe(tokens);
  });

  it('is paid once for each level, however the XP came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 350 }), { maxLength: 30 }), (gains) => {
        let experience = 0;
        let paid = 0;
        for (const gain of gains) {
          paid += levelBonus(levelOf(experience), levelOf(experience + gain));
          experience += gain;
        }
        expect(paid).toBe(25 * Math.floor(experience / 100));
      }),
      runs,
    );
  });
});
