import { describe, expect, it } from 'vitest';
import { clubFirst, clubKeyOf, isMatchOf } from './club-names.ts';
import { demoClubs } from './demo/season.ts';
import { isCalledLive } from './sources.ts';

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

it('only a match that somebody plays, and of which there is news, is called live', () => {
  const asOf = '2026-02-15T12:00:00Z';
  const real = { source: 'live-api', asOf } as const;
  const noon = Date.parse(asOf);
  expect(isCalledLive('2H', real, noon)).toBe(true);
  expect(isCalledLive('HT', real, noon)).toBe(true);
  expect(isCalledLive('FT', real, noon)).toBe(false);
  expect(isCalledLive('2H', { source: 'demo', asOf }, noon)).toBe(false);
  expect(isCalledLive('2H', real, noon + 30 * 60_000)).toBe(true);
  expect(isCalledLive('2H', real, noon + 31 * 60_000)).toBe(false);
});
