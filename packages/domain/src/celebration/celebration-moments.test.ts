import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementIds } from '../achievement-catalogue.ts';
import { count } from '../testing/test-repetitions.ts';
import { celebrationMoments, mergeMoments } from './celebration-moments.ts';

const runs = { numRuns: count('pureProperty') };
const nothing = { record: null, firstMark: null, levelBefore: 3, levelAfter: 3, bestStreakBefore: 5, bestStreakAfter: 5, achievements: [] };

describe('the moments of a saved session', () => {
  it('are none where nothing new was reached', () => {
    expect(celebrationMoments(nothing)).toEqual([]);
  });

  it('are the record, the level, the longest streak and each badge, in this order', () => {
    const save = { ...nothing, record: { drillId: 'juggling', result: 83, before: 80 }, levelBefore: 1, levelAfter: 2, bestStreakBefore: 6, bestStreakAfter: 7, achievements: ['streak7', 'sessions10'] as const };
    expect(celebrationMoments(save)).toEqual([
      { kind: 'record', drillId: 'juggling', result: 83, before: 80 },
      { kind: 'level', level: 2, tokens: 25 },
      { kind: 'bestStreak', days: 7 },
      { kind: 'badge', id: 'streak7' },
      { kind: 'badge', id: 'sessions10' },
    ]);
  });

  it('are first the first mark of a drill', () => {
    const save = { ...nothing, firstMark: { drillId: 'juggling', result: 84 }, levelAfter: 4 };
    expect(celebrationMoments(save)).toEqual([
      { kind: 'firstMark', drillId: 'juggling', result: 84 },
      { kind: 'level', level: 4, tokens: 25 },
    ]);
  });

  it.each([
    [0, 1, false],
    [1, 2, false],
    [2, 3, true],
    [3, 4, true],
    [12, 12, false],
  ])('with a longest streak of %s days that becomes %s: %s', (bestStreakBefore, bestStreakAfter, isMoment) => {
    const kinds = celebrationMoments({ ...nothing, bestStreakBefore, bestStreakAfter }).map(({ kind }) => kind);
    expect(kinds).toEqual(isMoment ? ['bestStreak'] : []);
  });

  it('of several sessions are every result and badge, and the last level and streak alone, with the tokens of every level', () => {
    const first = celebrationMoments({ ...nothing, firstMark: { drillId: 'juggling', result: 84 }, levelBefore: 2, levelAfter: 4, bestStreakAfter: 6, achievements: ['sessions10'] });
    const second = celebrationMoments({ ...nothing, record: { drillId: 'toe_taps', result: 60, before: 41 }, levelBefore: 4, levelAfter: 5, bestStreakBefore: 6, bestStreakAfter: 7, achievements: ['level5'] });
    expect(mergeMoments([first, [], second])).toEqual([
      { kind: 'firstMark', drillId: 'juggling', result: 84 },
      { kind: 'record', drillId: 'toe_taps', result: 60, before: 41 },
      { kind: 'level', level: 5, tokens: 75 },
      { kind: 'bestStreak', days: 7 },
      { kind: 'badge', id: 'sessions10' },
      { kind: 'badge', id: 'level5' },
    ]);
    expect(mergeMoments([])).toEqual([]);
  });

  it('are one for each thing reached, never the same twice', () => {
    const save = fc.record({
      record: fc.option(fc.record({ drillId: fc.constantFrom('juggling', 'toe_taps'), result: fc.integer({ min: 50, max: 99 }), before: fc.integer({ min: 1, max: 49 }) })),
      firstMark: fc.constant(null),
      levelBefore: fc.integer({ min: 1, max: 9 }),
      levelAfter: fc.integer({ min: 1, max: 9 }),
      bestStreakBefore: fc.nat(20),
      bestStreakAfter: fc.nat(20),
      achievements: fc.uniqueArray(fc.constantFrom(...achievementIds), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(save, (told) => {
        const moments = celebrationMoments(told);
        expect(new Set(moments.map((moment) => JSON.stringify(moment))).size).toBe(moments.length);
        expect(moments.filter(({ kind }) => kind === 'badge')).toHaveLength(told.achievements.length);
        expect(moments.filter(({ kind }) => kind === 'record')).toHaveLength(told.record === null ? 0 : 1);
        expect(moments.some(({ kind }) => kind === 'level')).toBe(told.levelAfter > told.levelBefore);
        const best = moments.flatMap((moment) => (moment.kind === 'bestStreak' ? [moment.days] : []));
        expect(best).toEqual(told.bestStreakAfter > Math.max(told.bestStreakBefore, 2) ? [told.bestStreakAfter] : []);
      }),
      runs,
    );
  });
});
