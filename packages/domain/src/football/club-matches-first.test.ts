import { expect, it } from 'vitest';
import { clubMatchesFirst, isMatchOf } from './club-matches-first.ts';

it("a player's club comes first, and the others stay in their order", () => {
  const matches = ['A', 'B', 'C', 'D'].map((home) => ({ home, away: `${home} Rovers` }));
  expect(clubMatchesFirst(matches, 'C').map(({ home }) => home)).toEqual(['C', 'A', 'B', 'D']);
  expect(clubMatchesFirst(matches, 'Nobody')).toBe(matches);
  expect(clubMatchesFirst(matches, null)).toBe(matches);
  expect(isMatchOf({ home: 'A', away: 'SC Freiburg' }, 'Freiburg')).toBe(true);
});
