import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streakBadgeDays, streakGoal } from './streak-goal.ts';

test('the lengths with a badge are those of the achievements (spec 000 §9, 001 §9)', () => {
  expect(streakBadgeDays).toEqual([3, 7, 14, 30, 100]);
});

describe('what a streak leads to next', () => {
  test.each([
    ['nothing yet: the first badge', 0, 0, { kind: 'badge', goal: 3, left: 3 }],
    ['a best streak that is shorter than any badge: the badge', 0, 2, { kind: 'badge', goal: 3, left: 3 }],
    ['the longest so far: the next badge', 12, 12, { kind: 'badge', goal: 14, left: 2 }],
    ['on a badge: the next one', 7, 7, { kind: 'badge', goal: 14, left: 7 }],
    ['a new run of somebody who had longer ones: the first length again', 1, 41, { kind: 'again', goal: 3, left: 2 }],
    ['shortly below the best, which is no badge: the best', 8, 12, { kind: 'best', goal: 12, left: 4 }],
    ['a best that is the next length', 1, 3, { kind: 'best', goal: 3, left: 2 }],
    ['a best that is further than the next length: the nearer one', 3, 12, { kind: 'again', goal: 7, left: 4 }],
    ['a badge that is 70 days away: nothing', 30, 30, null],
    ['a badge in sight', 70, 70, { kind: 'badge', goal: 100, left: 30 }],
    ['every badge earned and no longer streak', 120, 120, null],
    ['every badge earned, the best in sight', 120, 130, { kind: 'best', goal: 130, left: 10 }],
  ])('%s', (_, current, best, goal) => {
    expect(streakGoal(current, best)).toEqual(goal);
  });

  test('lies ahead and near, and is a badge only where the streak was never that long', () => {
    fc.assert(
      fc.property(fc.nat(150), fc.nat(150), (current, more) => {
        const best = current + more;
        const next = streakGoal(current, best);
        if (next === null) return;
        expect(next.left).toBe(next.goal - current);
        expect(next.left).toBeGreaterThan(0);
        expect(next.left).toBeLessThanOrEqual(30);
        expect(next.kind === 'badge').toBe(next.goal > best);
      }),
    );
  });
});
