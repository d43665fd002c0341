import { expect, it } from 'vitest';
import { cardSpans, evenRows, pairs } from './even-card-rows.ts';

it.each([
  [1, [1]],
  [2, [2]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
  [10, [4, 3, 3]],
  [12, [4, 4, 4]],
])('%i cards, four at most beside one another, stand in rows of %j', (count, rows) => {
  expect(evenRows(count, 4)).toEqual(rows);
});

it.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [8, [2, 2, 2, 2]],
])('%i cards in pairs stand in rows of %j: of more than one none stands alone', (count, rows) => {
  expect(pairs(count)).toEqual(rows);
});

it('rows hold all cards and have no hole, however many there are', () => {
  const counts = Array.from({ length: 30 }, (_, before) => before + 1);
  for (const count of counts) {
    const spans = cardSpans(count) as readonly { readonly '--tablet': number; readonly '--wide': number }[];
    expect(spans).toHaveLength(count);
    for (const size of ['--tablet', '--wide'] as const) {
      let filled = 0;
      for (const span of spans) {
        filled += span[size];
        // No card begins in one row and ends in the next.
        expect(Math.ceil(filled / 12) - Math.floor((filled - span[size]) / 12)).toBe(1);
      }
      expect(filled % 12).toBe(0);
    }
  }
});
