import { describe, expect, it } from 'vitest';
import { clubKeyOf } from './club-key.ts';
import { demoClubs } from './demo/demo-matches-and-tables.ts';

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
