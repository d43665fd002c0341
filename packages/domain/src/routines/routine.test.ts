import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillCatalogue } from '../drills/drill-catalogue.ts';
import { sides } from '../drills/drill-types.ts';
import { count } from '../testing/test-repetitions.ts';
import { restChoices, routineIn, routineLimits, routineOf, routineProblems, routineSeconds } from './routine.ts';
import type { Routine, RoutineForm } from './routine.ts';

const runs = { numRuns: count('pureProperty') };
const step = (minutes: number | null = 5) => ({ drillId: 'juggling', side: 'both' as const, minutes });
const form: RoutineForm = { name: 'Evening', restSeconds: 30, steps: [step(), step()] };
const routine: Routine = { id: 'r', name: 'Evening', restSeconds: 30, steps: [{ drillId: 'juggling', side: 'both', minutes: 5 }, { drillId: 'cone_weaving', side: 'left', minutes: 3 }] };

const anyRoutine = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  name: fc.string({ maxLength: 30 }).map((text) => `A${text.replaceAll(/\s/g, '')}`),
  restSeconds: fc.constantFrom(...restChoices),
  steps: fc.array(
    fc.record({
      drillId: fc.constantFrom(...drillCatalogue.map(({ id }) => id)),
      side: fc.constantFrom(...sides),
      minutes: fc.integer({ min: 1, max: 240 }),
    }),
    { minLength: routineLimits.minDrills, maxLength: routineLimits.maxDrills },
  ),
});

describe('a routine', () => {
  it.each<[string, Partial<RoutineForm>, string[]]>([
    ['a name and two drills are enough', {}, []],
    ['five drills are the most', { steps: Array.from({ length: 5 }, () => step()) }, []],
    ['blanks are no name', { name: '  ' }, ['noName']],
    ['forty letters are the longest name', { name: 'ä'.repeat(40) }, []],
    ['forty-one are too many', { name: '⚽'.repeat(41) }, ['nameTooLong']],
    ['one drill is no routine', { steps: [step()] }, ['tooFewDrills']],
    ['nor are six', { steps: Array.from({ length: 6 }, () => step()) }, ['tooManyDrills']],
    ['each drill needs its minutes', { steps: [step(), step(null)] }, ['minutes']],
    ['whole ones', { steps: [step(1.5), step()] }, ['minutes']],
    ['not more than a session may last', { steps: [step(241), step()] }, ['minutes']],
    ['all that is wrong is said at once', { name: '', steps: [] }, ['noName', 'tooFewDrills']],
  ])('%s', (_name, change, problems) => {
    const changed = { ...form, ...change };
    expect(routineProblems(changed)).toEqual(problems);
    expect(routineOf('r', changed) === null).toBe(problems.length > 0);
  });

  it('takes its name as one line', () => {
    expect(routineOf('r', { ...form, name: '  Before \n school ' })?.name).toBe('Before school');
  });

  it('lasts as long as its drills and the rests between them', () => {
    expect(routineSeconds(routine)).toBe(8 * 60 + 30);
  });
});

describe('a routine that another device has left', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'routine'],
    ['no id', { ...routine, id: '' }],
    ['no name', { ...routine, name: 5 }],
    ['a name of two lines', { ...routine, name: 'a\nb' }],
    ['no drills', { ...routine, steps: 'juggling' }],
    ['a drill that nobody knows', { ...routine, steps: [...routine.steps, { drillId: 'yodelling', side: 'both', minutes: 5 }] }],
    ['a side that nobody has', { ...routine, steps: [...routine.steps, { drillId: 'juggling', side: 'middle', minutes: 5 }] }],
    ['a rest that is not offered', { ...routine, restSeconds: 7 }],
  ])('is left out where it has %s', (_what, value) => {
    expect(routineIn(value)).toBeNull();
  });

  it('is read as it was written, without what does not belong to it', () => {
    fc.assert(
      fc.property(anyRoutine, (written) => {
        expect(routineIn(JSON.parse(JSON.stringify({ ...written, colour: 'red' })))).toEqual(written);
      }),
      runs,
    );
  });

  it('is never a routine that cannot be practised', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ id: fc.string(), name: fc.string(), restSeconds: fc.anything(), steps: fc.anything() })), (value) => {
        const read = routineIn(value);
        expect(read === null || routineProblems(read).length === 0).toBe(true);
      }),
      runs,
    );
  });
});
