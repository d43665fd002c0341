import { expect, it } from 'vitest';
import { clubFirst, isMatchOf } from './matches-of-club.ts';

it("a player's club comes first, and the others stay in their order", () => {
  const matches = ['A', 'B', 'C', 'D'].map((home) => ({ home, away: `${home} Rovers` }));
  expect(clubFirst(matches, 'C').map(({ home }) => home)).toEqual(['C', 'A', 'B', 'D']);
  expect(clubFirst(matches, 'Nobody')).toBe(matches);
  expect(clubFirst(matches, null)).toBe(matches);
  expect(isMatchOf({ home: 'A', away: 'SC Freiburg' }, 'Freiburg')).toBe(true);
});
