import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayGoalMinutes } from '../day-goal.ts';
import { suggestedMinutes } from '../suggested-practice-minutes-by-age.ts';
import { PACK_COST } from '../packs/open-pack-and-odds.ts';
import { count } from '../testing/test-repetitions.ts';
import { nextStep } from './next-step-after-session.ts';

const runs = { numRuns: count('pureProperty') };
const player = fc.record({
  tokens: fc.integer({ min: 0, max: 60 }),
  tokensEarned: fc.integer({ min: 0, max: 45 }),
  minutesToday: fc.option(fc.integer({ min: 1, max: 90 })),
  age: fc.option(fc.integer({ min: 5, max: 99 })),
  near: fc.constantFrom(null, { kind: 'level' as const, level: 2, missing: 16 }),
});

describe('the next step after a saved session', () => {
  it.each([
    // tokens, of them earned now, minutes today, age
    [10, 1, 5, 12, 'openPack'],
    [45, 45, 5, 12, 'openPack'],
    [10, 0, 5, 12, 'oneMore'],
    [60, 25, 14, 12, 'openPack'],
    [101, 25, 5, 11, 'openPack'],
    [101, 0, 5, 11, 'oneMore'],
    [60, 25, 15, 12, 'openPack'],
    [10, 0, null, null, 'openPack'],
    [9, 9, 14, 12, 'oneMore'],
    [9, 9, 15, 12, 'nextDrill'],
    [0, 0, 9, 8, 'oneMore'],
    [0, 0, 10, 8, 'nextDrill'],
    [0, 0, 19, 30, 'oneMore'],
    [0, 0, 20, 30, 'nextDrill'],
    [0, 0, 14, null, 'oneMore'],
    [0, 0, null, 12, 'nextDrill'],
  ] as const)('with %s tokens, %s of them new, %s minutes today and an age of %s is %s', (tokens, tokensEarned, minutesToday, age, step) => {
    expect(nextStep({ tokens, tokensEarned, minutesToday, age, near: null })).toBe(step);
  });

  it.each([
    [9, 9, 15, 12, 'oneMore'],
    [60, 25, 24, 12, 'openPack'],
    [60, 0, 24, 12, 'oneMore'],
    [9, 9, 25, 12, 'nextDrill'],
    [60, 25, 25, 12, 'openPack'],
    [10, 1, 5, 12, 'openPack'],
    [9, 9, 15, 8, 'nextDrill'],
    [9, 9, 20, null, 'oneMore'],
    [9, 9, null, 12, 'nextDrill'],
  ] as const)('near a level, with %s tokens, %s of them new, %s minutes today and an age of %s is %s', (tokens, tokensEarned, minutesToday, age, step) => {
    const near = { kind: 'level', level: 31, missing: 16 } as const;
    expect(nextStep({ tokens, tokensEarned, minutesToday, age, near })).toBe(step);
  });

  it('is a pack at the end of a routine where the tokens suffice, whatever one more drill would bring', () => {
    const near = { kind: 'level', level: 31, missing: 16 } as const;
    const after = { tokensEarned: 0, minutesToday: 2, age: 12, near };
    expect(nextStep({ ...after, tokens: 144 })).toBe('oneMore');
    expect(nextStep({ ...after, tokens: 144, endsRoutine: true })).toBe('openPack');
    expect(nextStep({ ...after, tokens: 9, endsRoutine: true })).toBe('oneMore');
  });

  it('is a pack only where the tokens suffice, always where the session brought some of them, and never another drill then', () => {
    fc.assert(
      fc.property(player, (after) => {
        const steps = after.tokens < PACK_COST ? ['oneMore', 'nextDrill'] : after.tokensEarned > 0 ? ['openPack'] : ['openPack', 'oneMore'];
        expect(steps).toContain(nextStep(after));
      }),
      runs,
    );
  });

  it('is one more only below the goal of the day or, near a level or a badge, below the most that suits the age', () => {
    fc.assert(
      fc.property(player, (after) => {
        const minutes = nextStep(after) === 'oneMore' ? after.minutesToday : 0;
        expect(minutes).toBeLessThan(after.near === null ? dayGoalMinutes(after.age) : suggestedMinutes(after.age).to);
        expect(dayGoalMinutes(after.age)).toBeLessThan(suggestedMinutes(after.age).to);
      }),
      runs,
    );
  });

  it('does not fall back to one more as the day goes on', () => {
    fc.assert(
      fc.property(player, fc.nat(60), (after, more) => {
        const later = { ...after, minutesToday: (after.minutesToday ?? 0) + more };
        expect([nextStep(after) === 'oneMore', nextStep(later) !== 'oneMore', after.minutesToday === null]).toContain(true);
      }),
      runs,
    );
  });
});
