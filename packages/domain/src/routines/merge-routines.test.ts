import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { mergeRoutineRecords, withRoutine } from './merge-routines.ts';

const runs = { numRuns: count('pureProperty') };
const record = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  changedAt: fc.integer({ min: 0, max: 5 }),
  routine: fc.option(fc.record({ name: fc.string({ maxLength: 3 }) })),
});
const records = fc.array(record, { maxLength: 6 });

describe('the routines of two devices', () => {
  it('are the same whichever device hears of the other first, and however often', () => {
    fc.assert(
      fc.property(records, records, records, (one, other, third) => {
        const merged = mergeRoutineRecords(one, other);
        expect(mergeRoutineRecords(other, one)).toEqual(merged);
        expect(mergeRoutineRecords(merged, other)).toEqual(merged);
        expect(mergeRoutineRecords(merged, third)).toEqual(mergeRoutineRecords(one, mergeRoutineRecords(other, third)));
      }),
      runs,
    );
  });

  it('are each as it was changed last', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        for (const { id, changedAt } of mergeRoutineRecords(one, other)) {
          const times = [...one, ...other].filter((candidate) => candidate.id === id).map((candidate) => candidate.changedAt);
          expect(changedAt).toBe(Math.max(...times));
        }
      }),
      runs,
    );
  });

  it('stay gone where one device has taken them away, and come back where another has changed them since', () => {
    const made = withRoutine([], 'a', { name: 'Evening' }, 1_000);
    const gone = withRoutine(made, 'a', null, 2_000);
    expect(mergeRoutineRecords(gone, made)).toEqual([{ id: 'a', changedAt: 2_000, routine: null }]);
    const changed = withRoutine(made, 'a', { name: 'Morning' }, 3_000);
    expect(mergeRoutineRecords(gone, changed)).toEqual([{ id: 'a', changedAt: 3_000, routine: { name: 'Morning' } }]);
  });

  it('can be changed although the clock that changed them last was ahead', () => {
    const ahead = withRoutine([], 'a', { name: 'Evening' }, 9_000);
    expect(withRoutine(ahead, 'a', null, 1_000)).toEqual([{ id: 'a', changedAt: 9_001, routine: null }]);
  });

  it('keep what was taken away from pushing out what is still there', () => {
    const live = withRoutine([], 'live', { name: 'Old' }, 1);
    const gone = Array.from({ length: 200 }, (_, index) => ({ id: `gone-${index}`, changedAt: 10 + index, routine: null }));
    const merged = mergeRoutineRecords(live, gone);
    expect(merged).toContainEqual({ id: 'live', changedAt: 1, routine: { name: 'Old' } });
    expect(merged).toHaveLength(31);
  });

  it('may be in any shape', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (here, there) => {
        expect(() => mergeRoutineRecords(here, there)).not.toThrow();
      }),
      runs,
    );
    expect(mergeRoutineRecords([{ id: 'a', changedAt: 1 }, { id: 'b', changedAt: 1, routine: 'x'.repeat(3_000) }, null, 7], null)).toEqual([]);
  });
});
