import { drillCatalogue } from '@touchline/domain';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { describe, expect, it } from 'vitest';
import { isOfBothFeet, layOutOf, movesOf } from './drill-setup-and-moves.ts';

describe('by its place in the texts, in any language,', () => {
  it.each(drillCatalogue)('$id has its moves parted from what lays out the ground', ({ id }) => {
    const { instructions } = drillInstructions[id];
    const moves = movesOf(id);
    const before = instructions.slice(0, instructions.length - moves.length);
    expect(moves.length).toBeGreaterThan(1);
    expect(before.filter((step) => !/^(?:Put|Stand|Place|Set|Lay|Mark|Draw|Make)\b/.test(step))).toEqual([]);
    expect(moves[0]).not.toMatch(/^(?:Place|Set|Lay|Mark|Draw|Make)\b/);
  });

  it.each(drillCatalogue)('the points of $id that speak of both feet are known', ({ id }) => {
    const points = drillInstructions[id].coachingPoints;
    expect(points.filter((_, at) => isOfBothFeet(id, at))).toEqual(points.filter((point) => /both feet|each foot|either foot|other foot|weaker/i.test(point)));
  });

  it('the ground of a drill with cones is told, and of one without there is none', () => {
    expect(layOutOf('cone_weaving')).toBe('Put five cones in a line, two steps apart.');
    expect(layOutOf('laces_strike')).toMatch(/two cones.*twelve big steps away/);
    expect(layOutOf('toe_taps')).toBeUndefined();
  });
});
