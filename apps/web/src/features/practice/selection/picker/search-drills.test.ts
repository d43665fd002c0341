import { drillCatalogue } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchDrills } from './search-drills.ts';

const found = (typed: string) => searchDrills(drillCatalogue, typed).map(({ id }) => id);

describe('searching the drills', () => {
  it('finds by a part of the name, in capitals too', () => {
    expect(found('CRUY')).toEqual(['cruyff_turn']);
    expect(found('weav')).toEqual(['cone_weaving']);
  });

  it('finds by category and by what is needed', () => {
    expect(found('accuracy')).toContain('target_shooting');
    expect(found('a wall passing')).toEqual(['wall_passes', 'one_touch_wall_pass', 'weak_foot_wall_pass', 'turn_and_pass']);
  });

  it('finds nothing by what no drill has', () => {
    expect(found('heading')).toEqual([]);
  });

  it('finds every drill by its own name, however it is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...drillCatalogue), fc.boolean(), fc.nat({ max: 30 }), (drill, isLoud, letters) => {
        const name = drillNames[drill.id].slice(0, letters);
        expect(found(isLoud ? name.toUpperCase() : ` ${name} `)).toContain(drill.id);
      }),
    );
  });

  it('never fails, whatever is typed, and never finds more by typing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (typed, more) => {
        expect(found(typed)).toEqual(expect.arrayContaining(found(`${typed} ${more}`)));
      }),
    );
  });
});
