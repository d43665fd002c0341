import { describe, expect, it } from 'vitest';
import { matchFromTitle, withUnbrokenScore } from './match-from-title.ts';

it('a title keeps its score in one piece', () => {
  expect(withUnbrokenScore('Nightjar Town 3 – 2 Hazelgarth City')).toBe('Nightjar Town 3\u00A0–\u00A02 Hazelgarth City');
  expect(withUnbrokenScore('Ajax - Feyenoord')).toBe('Ajax - Feyenoord');
});

describe('the match of a highlight', () => {
  it.each([
    ['Real Madrid - Paris Saint-Germain', 'Real Madrid', 'Paris Saint-Germain', null],
    ['Ajax vs Feyenoord', 'Ajax', 'Feyenoord', null],
    ['Arsenal v Everton', 'Arsenal', 'Everton', null],
    ['Harbour Town 2 – 1 Mill Rovers', 'Harbour Town', 'Mill Rovers', '2\u00A0–\u00A01'],
    ['Harbour Town 2\u00A0–\u00A01 Mill Rovers', 'Harbour Town', 'Mill Rovers', '2\u00A0–\u00A01'],
    ['1. FC Köln 0-10 Mainz 05', '1. FC Köln', 'Mainz 05', '0-10'],
  ])('%s', (title, home, away, score) => {
    expect(matchFromTitle(title)).toEqual({ home, away, score });
  });

  it.each(['The goals of the week', 'Pep Guardiola - ', ''])('is none in %j', (title) => {
    expect(matchFromTitle(title)).toBeNull();
  });
});
