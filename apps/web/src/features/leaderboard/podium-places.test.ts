import type { BoardRow } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { podiumPlacesOf } from './podium-places.ts';

const rowsOf = (...ranks: number[]) => ranks.map((rank, index) => ({ rank, name: `Player ${index}` }) as BoardRow);

test.each([
  ['nobody', [], 0, null],
  ['two', [1, 2], 2, null],
  ['three of many', [1, 2, 3, 4, 5], 3, null],
  ['two who share the third place', [1, 2, 3, 3, 5], 4, null],
  ['three who share the second', [1, 2, 2, 2, 5], 4, null],
  ['four who share the third place', [1, 2, 3, 3, 3, 3, 7], 3, { rank: 3, count: 3 }],
  ['six who share the first', [1, 1, 1, 1, 1, 1, 7], 3, { rank: 1, count: 3 }],
] as const)('a podium of %s', (_, ranks, standing, more) => {
  const places = podiumPlacesOf(rowsOf(...ranks), true);
  expect(places.rows).toHaveLength(standing);
  expect(places.more).toEqual(more);
});

test('of a crowd that goes on past what was read nobody is counted', () => {
  expect(podiumPlacesOf(rowsOf(1, 1, 1, 1), false)).toMatchObject({ more: { rank: 1, count: null } });
  expect(podiumPlacesOf(rowsOf(1, 2, 3, 3, 5), false)).toMatchObject({ more: null });
});
