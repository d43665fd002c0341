import { describe, expect, it } from 'vitest';
import { clubFirst, clubKeyOf, isMatchOf } from './club-names.ts';
import { demoClubs } from './demo/demo-season.ts';

describe('a club', () => {
  it.each([
    ['1. FC Köln', 'FC Koln'],
    ['Bayer 04 Leverkusen', 'Bayer Leverkusen'],
    ['Atlético Madrid', 'Atletico Madrid'],
    ['AFC Bournemouth', 'Bournemouth'],
    ['Brøndby IF', 'BRONDBY'],
  ])('%s and %s are one, whatever the source calls it', (one, other) => {
    expect(clubKeyOf(one)).toBe(clubKeyOf(other));
  });

  it.each([
    ['Manchester City', 'Manchester United'],
    ['Arsenal', 'Arsenal W'],
    ['Inter', 'Inter Miami'],
    ['Real Madrid', 'Atletico Madrid'],
  ])('%s and %s are two', (one, other) => {
    expect(clubKeyOf(one)).not.toBe(clubKeyOf(other));
  });

  it('of the demo is none of the others', () => {
    expect(new Set(demoClubs.map(({ name }) => clubKeyOf(name))).size).toBe(demoClubs.length);
  });

  it('that is nothing but letters before a name keeps them', () => {
    expect(clubKeyOf('FC')).toBe('fc');
    expect(clubKeyOf('1860')).toBe('1860');
  });
});

it("a player's club comes first, and the others stay in their order", () => {
  const matches = ['A', 'B', 'C', 'D'].map((home) => ({ home, away: `${home} Rovers` }));
  expect(clubFirst(matches, 'C').map(({ home }) => home)).toEqual(['C', 'A', 'B', 'D']);
  expect(clubFirst(matches, 'Nobody')).toBe(matches);
  expect(clubFirst(matches, null)).toBe(matches);
  expect(isMatchOf({ home: 'A', away: 'SC Freiburg' }, 'Freiburg')).toBe(true);
});
