import { drillCatalogue } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { drillSearchWords } from '@touchline/messages/drill-search-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForHeading, folded, highBallDrills, nearDrills, searchDrills } from './search-drills.ts';

const hits = (typed: string) => {
  const { byName, byOther } = searchDrills(drillCatalogue, typed);
  return { byName: byName.map(({ id }) => id), byOther: byOther.map(({ id }) => id) };
};
const found = (typed: string) => Object.values(hits(typed)).flat();

describe('searching the drills', () => {
  it('finds by a part of the name, in capitals too', () => {
    expect(found('CRUY')).toEqual(['cruyff_turn']);
    expect(hits('weav').byName).toEqual(['cone_weaving']);
  });

  it('finds by category and by what is needed', () => {
    expect(found('accuracy')).toContain('target_shooting');
    expect(found('shooting')).toEqual(expect.arrayContaining(found('accuracy')));
    expect(found('fitness')).toContain('shuttle_5_10_5');
    expect(found('a wall passing')).toEqual(['wall_passes', 'one_touch_wall_pass', 'weak_foot_wall_pass', 'turn_and_pass']);
  });

  it('puts what is found by its name before what only needs it', () => {
    const { byName, byOther } = hits('cone');
    expect(byName).toEqual(['cone_weaving']);
    expect(byOther).toContain('stop_and_go');
    expect(hits('weak foot').byName).toEqual(['weak_foot_wall_pass', 'weak_foot', 'weak_foot_corners']);
    // Its name begins so; of the other a later word does.
    expect(hits('turn').byName.slice(0, 3)).toEqual(['turning', 'turn_and_pass', 'cruyff_turn']);
  });

  it.each([
    ['keepy uppy', 'juggling'],
    ['kickups', 'juggling'],
    ['keeper', 'drop_catch_juggling'],
    ['garden', 'toe_taps'],
    ['quiet', 'sole_rolls'],
    ['bedroom', 'toe_taps'],
    ['garden keepie uppie', 'drop_catch_juggling'],
    ['shoot', 'target_shooting'],
    ['goal', 'laces_strike'],
    ['stepover', 'step_overs'],
    ['stretch', 'recovery'],
    ['without ball', 'agility_ladder'],
    ['keepups', 'juggling'],
    ['wallpass', 'wall_passes'],
    ['penalty', 'target_shooting'],
    ['ball mastery', 'sole_rolls'],
    ['messi', 'la_croqueta'],
  ])('knows that by "%s" %s is meant', (typed, drill) => {
    expect(found(typed)).toContain(drill);
  });

  it('finds no drill for the garden that needs more ground or a wall', () => {
    expect(found('garden')).not.toEqual(expect.arrayContaining(['wall_passes']));
    expect(found('quiet')).not.toContain('one_touch_wall_pass');
    // A ball that drops on the floor above somebody's head.
    for (const typed of ['quiet', 'bedroom', 'no noise', 'indoors']) {
      expect(found(typed)).toContain('toe_taps');
      for (const loud of ['juggling', 'drop_catch_juggling', 'around_body_juggling']) expect(found(typed)).not.toContain(loud);
    }
    expect(found('garden')).not.toEqual(expect.arrayContaining(['straight_line_dribble']));
  });

  it('finds every drill by each of its other words, after those that are called so', () => {
    fc.assert(
      fc.property(fc.constantFrom(...drillCatalogue), fc.nat(), (drill, at) => {
        const words = drillSearchWords[drill.id].split(' ');
        const word = words[at % words.length] ?? '';
        const { byName, byOther } = hits(word);
        expect([...byName, ...byOther]).toContain(drill.id);
        for (const id of byName) expect(folded(drillNames[id])).toContain(folded(word.split('-')[0] ?? ''));
      }),
    );
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

describe('the drills nearest to what no drill has', () => {
  const near = (typed: string) => nearDrills(drillCatalogue, typed).map(({ id }) => id);

  it('are found by misspelled words, and no others with them', () => {
    expect(near('jugling')).toContain('juggling');
    expect(near('jugling')).not.toContain('cone_weaving');
    expect(near('dribbel')).toContain('cone_weaving');
    expect(near('cruif turn')).toEqual(['cruyff_turn']);
  });

  it('are found by one word of several', () => {
    expect(near('zidane weave')).toContain('cone_weaving');
  });

  it('are none where nothing is alike', () => {
    expect(near('goalkeeping')).not.toContain('juggling');
    expect(near('xyz')).toEqual([]);
    // What has some letters in common, and no beginning.
    for (const typed of ['header', 'heading', 'balance', 'volley', 'defend', 'rainbow']) expect(near(typed)).toEqual([]);
    expect(near('')).toEqual([]);
  });

  it('are found for every drill with two of its letters swapped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...drillCatalogue), fc.nat({ max: 20 }), (drill, at) => {
        const name = drillNames[drill.id];
        const place = at % (name.length - 1);
        const swapped = `${name.slice(0, place)}${name.charAt(place + 1)}${name.charAt(place)}${name.slice(place + 2)}`;
        expect(near(swapped)).toContain(drill.id);
      }),
    );
  });
});

describe('a search for headers', () => {
  it.each(['header', 'Headers', 'heading drill', 'head', 'practise heading'])('is known as one: %s', (typed) => {
    expect(asksForHeading(typed)).toBe(true);
  });

  it.each(['', 'hea', 'ladder', 'juggling', 'ahead'])('is not one: "%s"', (typed) => {
    expect(asksForHeading(typed)).toBe(false);
  });

  it('has drills for a ball in the air in their place, in the order of all', () => {
    expect(highBallDrills(drillCatalogue).map(({ id }) => id)).toEqual(['drop_catch_juggling', 'juggling', 'thigh_to_foot_control']);
  });
});
