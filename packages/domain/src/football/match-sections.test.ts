import { describe, expect, it } from 'vitest';
import { firstOfSections, isMatchOf, matchSections } from './match-sections.ts';
import type { MatchStatus } from './match-status.ts';

const match = (home: string, status: MatchStatus) => ({ home, away: `${home} Rovers`, status });
const namesOf = (sections: ReturnType<typeof matchSections<ReturnType<typeof match>>>) =>
  sections.map(({ name, matches }) => [name, ...matches.map(({ home }) => home)]);

it('a club plays in its matches, home and away, whatever is before its name', () => {
  expect(isMatchOf({ home: 'A', away: 'SC Freiburg' }, 'Freiburg')).toBe(true);
  expect(isMatchOf({ home: 'A', away: 'B' }, 'Freiburg')).toBe(false);
});

describe('the matches of a day', () => {
  const day = [match('A', '2H'), match('B', 'FT'), match('C', 'NS'), match('D', 'HT'), match('E', 'PEN'), match('F', 'SUSP'), match('G', 'PST')];

  it('stand under how they stand, in their order: played, finished, to come, called off', () => {
    expect(namesOf(matchSections(day, null))).toEqual([
      ['live', 'A', 'D', 'F'],
      ['finished', 'B', 'E'],
      ['upcoming', 'C'],
      ['off', 'G'],
    ]);
  });

  it("begin with that of the player's club, which is named once", () => {
    expect(namesOf(matchSections(day, 'C')).slice(0, 2)).toEqual([
      ['club', 'C'],
      ['live', 'A', 'D', 'F'],
    ]);
    expect(namesOf(matchSections(day, 'C')).flat()).not.toContain('upcoming');
  });

  it('have no heading without a match', () => {
    expect(namesOf(matchSections([match('A', 'NS')], 'Nobody'))).toEqual([['upcoming', 'A']]);
    expect(matchSections([], 'C')).toEqual([]);
  });
});

describe('the first of all sections', () => {
  const counted = (...counts: readonly [number, number, number]) =>
    matchSections(
      (['1H', 'FT', 'NS'] as const).flatMap((status, at) => Array.from({ length: counts[at] ?? 0 }, (_, number) => match(`${status} ${number}`, status))),
      null,
    );
  const countsOf = (...counts: readonly [number, number, number]) => (most: number) => firstOfSections(counted(...counts), most).map(({ matches }) => matches.length);

  it('are of each, and what one leaves over goes to the others in their order', () => {
    expect(countsOf(2, 8, 10)(5)).toEqual([2, 2, 1]);
    expect(countsOf(2, 3, 10)(12)).toEqual([2, 3, 7]);
  });

  it('are six and four and not five of each, of which one would stand alone in a row of two', () => {
    expect(countsOf(2, 8, 10)(12)).toEqual([2, 6, 4]);
    expect(countsOf(3, 8, 10)(12)).toEqual([3, 5, 4]);
    expect(countsOf(3, 8, 10)(5)).toEqual([3, 1, 1]);
    expect(countsOf(2, 5, 10)(12)).toEqual([2, 5, 5]);
  });

  it('leave out none that is under way for one that is not', () => {
    const day = [
      ...['A', 'B', 'C'].map((home) => match(home, '2H')),
      match('D', 'SUSP'),
      ...['E', 'F', 'G'].map((home) => match(home, 'HT')),
      ...['H', 'I', 'J', 'K'].map((home) => match(home, 'FT')),
      match('L', 'TBD'),
      match('M', 'PST'),
      match('N', 'ABD'),
    ];
    expect(namesOf(firstOfSections(matchSections(day, null), 12))).toEqual([
      ['live', 'A', 'B', 'C', 'E', 'F', 'G', 'D'],
      ['finished', 'H', 'I', 'J'],
      ['upcoming', 'L'],
      ['off', 'M'],
    ]);
    expect(namesOf(firstOfSections(matchSections(day, 'M'), 5))).toEqual([
      ['club', 'M'],
      ['live', 'A', 'B', 'C', 'E'],
    ]);
    expect(countsOf(10, 8, 10)(5)).toEqual([5]);
  });

  it('are all where there are no more, and never more than that', () => {
    expect(countsOf(1, 2, 3)(12)).toEqual([1, 2, 3]);
    expect(countsOf(0, 20, 0)(12)).toEqual([12]);
  });

  it('are the first of their section', () => {
    expect(firstOfSections(counted(3, 0, 0), 2)[0]?.matches.map(({ home }) => home)).toEqual(['1H 0', '1H 1']);
  });
});
