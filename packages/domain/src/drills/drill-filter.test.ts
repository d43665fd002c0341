import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillCatalogue } from './drill-catalogue.ts';
import { drillCategories } from './drill-categories.ts';
import { drillWishes, everyDrill, filterDrills, toggled } from './drill-filter.ts';
import type { DrillFilter, DrillWish } from './drill-filter.ts';
import { drillLevels } from './drill-levels.ts';

const ids = (filter: Partial<DrillFilter>, practised: ReadonlySet<string> | null = new Set()) =>
  filterDrills(drillCatalogue, { ...everyDrill, ...filter }, practised).map(({ id }) => id);

const anyFilter = fc.record({
  wishes: fc.uniqueArray(fc.constantFrom(...drillWishes)),
  categories: fc.uniqueArray(fc.constantFrom(...drillCategories)),
  levels: fc.uniqueArray(fc.constantFrom(...drillLevels)),
});
const anyPractised = fc.option(fc.uniqueArray(fc.constantFrom(...drillCatalogue.map(({ id }) => id))).map((list) => new Set<string>(list)));

describe('narrowing the drills', () => {
  it.each<[DrillWish, string[], string[]]>([
    ['atHome', ['toe_taps', 'juggling', 'quick_touches'], ['wall_passes', 'cone_weaving', 'agility_ladder']],
    ['noWall', ['juggling', 'cone_weaving', 'shuttle_5_10_5'], ['wall_passes', 'target_shooting', 'first_touch']],
    ['quiet', ['toe_taps', 'sole_rolls', 'bell_touches'], ['juggling', 'drop_catch_juggling', 'thigh_to_foot_control', 'around_body_juggling', 'agility_ladder', 'wall_passes', 'cone_weaving']],
    ['noBall', ['agility_ladder', 'ladder_in_in_out_out', 'shuttle_5_10_5'], ['recovery', 'juggling']],
    ['weakFoot', ['wall_passes', 'weak_foot'], ['toe_taps', 'la_croqueta']],
    ['cameraCounts', ['juggling', 'drop_catch_juggling'], ['toe_taps', 'cone_weaving']],
  ])('by %s leaves %j and not %j', (wish, left, gone) => {
    const found = ids({ wishes: [wish] });
    expect(found).toEqual(expect.arrayContaining(left));
    expect(found).not.toEqual(expect.arrayContaining([expect.toBeOneOf(gone)]));
  });

  it('by what is new leaves what the player has not done, and everything where that is not known', () => {
    const practised = new Set(['juggling']);
    expect(ids({ wishes: ['newToMe'] }, practised)).toHaveLength(drillCatalogue.length - 1);
    expect(ids({ wishes: ['newToMe'] }, practised)).not.toContain('juggling');
    expect(ids({ wishes: ['newToMe'] }, null)).toHaveLength(drillCatalogue.length);
  });

  it('by two levels leaves the drills of both', () => {
    const found = filterDrills(drillCatalogue, { ...everyDrill, levels: [5, 1] }, null);
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set([1, 5]));
  });

  it('by two categories leaves the drills of both, and with a level those of them that are of it', () => {
    const found = filterDrills(drillCatalogue, { ...everyDrill, categories: ['shooting', 'turns'] }, null);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['shooting', 'turns']));
    expect(ids({ categories: ['shooting'], levels: [1] })).toContain('target_shooting');
    expect(ids({ categories: ['shooting'], levels: [1] })).not.toContain('cruyff_turn');
  });

  it('has something for each wish alone', () => {
    for (const wish of drillWishes) expect(ids({ wishes: [wish] })).not.toEqual([]);
  });

  it('by nothing leaves every drill', () => {
    expect(filterDrills(drillCatalogue, everyDrill, null)).toEqual(drillCatalogue);
  });

  it('keeps the order, invents nothing, and a wish more never leaves more', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...drillWishes), anyPractised, (filter, wish, practised) => {
        const found = filterDrills(drillCatalogue, filter, practised);
        expect(drillCatalogue.filter((drill) => found.includes(drill))).toEqual(found);
        const fewer = filterDrills(drillCatalogue, { ...filter, wishes: [...filter.wishes, wish] }, practised);
        expect(found).toEqual(expect.arrayContaining(fewer));
      }),
    );
  });

  it('splits the drills by level: each is found by exactly its own', () => {
    fc.assert(
      fc.property(anyFilter, anyPractised, ({ wishes, categories }, practised) => {
        const byLevel = drillLevels.flatMap((level) => filterDrills(drillCatalogue, { wishes, categories, levels: [level] }, practised));
        expect(byLevel).toEqual(filterDrills(drillCatalogue, { wishes, categories, levels: [] }, practised));
      }),
    );
  });

  it('a chip that is pressed twice changes nothing', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...drillWishes), ({ wishes }, wish) => {
        expect(toggled(wishes, wish).includes(wish)).toBe(!wishes.includes(wish));
        expect(new Set(toggled(toggled(wishes, wish), wish))).toEqual(new Set(wishes));
      }),
    );
  });
});
