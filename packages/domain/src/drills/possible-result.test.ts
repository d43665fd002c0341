import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { sessionLimits } from '../session-limits.ts';
import { drillCatalogue } from './drill-catalogue.ts';
import { isPossibleResult } from './possible-result.ts';

const drillOf = (id: string) => {
  const found = drillCatalogue.find((drill) => drill.id === id);
  if (found === undefined) throw new Error(`The catalogue has no drill ${id}`);
  return found;
};

describe('a result', () => {
  it.each([
    ['juggling', 1, 600],
    ['juggling', 5, 3_000],
    ['wall_passes', 5, 900],
    ['first_touch', 5, 600],
    ['step_overs', 5, 1_200],
    ['turning', 5, 600],
    ['target_shooting', 5, 300],
    ['shuttle_5_10_5', 5, 300],
  ])('of %s in %i minutes is possible up to %i', (id, minutes, most) => {
    expect(isPossibleResult(drillOf(id), most, minutes)).toBe(true);
    expect(isPossibleResult(drillOf(id), most + 1, minutes)).toBe(false);
  });

  it('that the fastest person on record has reached is possible', () => {
    // 252 touches in 30 seconds, and 12,237 in an hour.
    expect(isPossibleResult(drillOf('juggling'), 2 * 252, 1)).toBe(true);
    expect(isPossibleResult(drillOf('juggling'), sessionLimits.maxResult, 60)).toBe(true);
  });

  const sessions = fc.record({
    drill: fc.constantFrom(...drillCatalogue),
    result: fc.integer({ min: 0, max: sessionLimits.maxResult }),
    minutes: fc.integer({ min: 1, max: sessionLimits.maxMinutes }),
  });

  it('of nothing is always possible, and stays so with more time or less of it', () => {
    fc.assert(
      fc.property(sessions, fc.nat(100), ({ drill, result, minutes }, more) => {
        expect(isPossibleResult(drill, 0, minutes)).toBe(true);
        if (!isPossibleResult(drill, result, minutes)) return;
        expect(isPossibleResult(drill, result, minutes + more)).toBe(true);
        expect(isPossibleResult(drill, Math.max(0, result - more), minutes)).toBe(true);
      }),
      { numRuns: count('pureProperty') },
    );
  });

  it('at a rate that earns the whole bonus of the result is possible in every drill within five minutes', () => {
    for (const drill of drillCatalogue) expect(isPossibleResult(drill, 250, 5)).toBe(true);
  });
});
