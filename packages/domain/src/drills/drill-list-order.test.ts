import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { drillCategories } from './drill-categories.ts';
import { compareDrills, groupByLevel } from './drill-list-order.ts';

const drill = (name: string, level: number, category: (typeof drillCategories)[number] | null = 'skills') => ({
  name,
  level,
  category,
});

describe('the order of drills', () => {
  it('goes by level, then category, and leaves the rest as it stands', () => {
    const drills = [
      drill('Sprint', 1, 'fitness'),
      drill('B', 2, 'ball_control'),
      drill('Pass', 1, 'passing'),
      drill('A', 2, 'ball_control'),
      drill('Odd', 1, null),
      drill('Shoot', 1, 'shooting'),
    ];
    const shown = drills.toSorted(compareDrills).map(({ name }) => name);
    expect(shown).toEqual(['Pass', 'Shoot', 'Sprint', 'Odd', 'B', 'A']);
  });

  it('puts the advanced categories after training from level 4', () => {
    const drills = [drill('Corners', 4, 'shooting'), drill('Cruyff', 4, 'skills'), drill('Run', 4, 'fitness')];
    expect(drills.toSorted(compareDrills).map(({ name }) => name)).toEqual(['Run', 'Cruyff', 'Corners']);
  });

  it('groups every drill under its level once, levels rising', () => {
    const someDrill = fc.record({
      name: fc.string({ maxLength: 5 }),
      level: fc.integer({ min: 1, max: 5 }),
      category: fc.constantFrom(...drillCategories, null),
    });
    fc.assert(
      fc.property(fc.array(someDrill, { maxLength: 20 }), (drills) => {
        const groups = groupByLevel(drills);
        expect(groups.flatMap((group) => group.drills)).toEqual(drills.toSorted(compareDrills));
        expect(groups.map(({ level }) => level)).toEqual(
          [...new Set(drills.map(({ level }) => level))].toSorted((a, b) => a - b),
        );
        for (const { level, drills: members } of groups) {
          expect(members.every((member) => member.level === level)).toBe(true);
        }
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
