import { describe, expect, it } from 'vitest';
import { aroundScore, highlightSides } from './highlight-sides.ts';

it('a title is read around its score, where it has one', () => {
  expect(aroundScore('Nightjar Town 3\u00A0–\u00A02 Hazelgarth City')).toEqual(['Nightjar Town ', '3\u00A0–\u00A02', ' Hazelgarth City']);
  expect(aroundScore('1. FC Köln 0-10 Mainz 05')).toEqual(['1. FC Köln ', '0-10', ' Mainz 05']);
  expect(aroundScore('Ajax - Feyenoord')).toBeNull();
});

describe('the two sides of a highlight', () => {
  it.each([
    ['Real Madrid - Paris Saint-Germain', 'Real Madrid', 'Paris Saint-Germain'],
    ['Ajax vs Feyenoord', 'Ajax', 'Feyenoord'],
    ['Arsenal v Everton', 'Arsenal', 'Everton'],
    ['Harbour Town 2 – 1 Mill Rovers', 'Harbour Town', 'Mill Rovers'],
    ['Harbour Town 2\u00A0–\u00A01 Mill Rovers', 'Harbour Town', 'Mill Rovers'],
    ['1. FC Köln 0-10 Mainz 05', '1. FC Köln', 'Mainz 05'],
  ])('%s', (title, home, away) => {
    expect(highlightSides(title)).toEqual([home, away]);
  });

  it.each(['The goals of the week', 'Pep Guardiola - ', ''])('are none in %j', (title) => {
    expect(highlightSides(title)).toBeNull();
  });
});
