import { expect, it } from 'vitest';
import { evenRows } from './even-card-rows.ts';

it.each([
  [1, 4, 1, 1],
  [2, 4, 2, 1],
  [4, 4, 4, 1],
  [5, 4, 3, 2],
  [6, 4, 3, 1],
  [7, 4, 4, 2],
  [8, 4, 4, 1],
  [12, 4, 4, 1],
  [3, 2, 2, 2],
  [6, 2, 2, 1],
])('%i cards, %i at most beside one another, stand in %i columns, the last over %i', (count, most, columns, lastSpan) => {
  expect(evenRows(count, most)).toEqual({ columns, lastSpan });
});

it('rows have no hole, however many cards there are', () => {
  const holes = Array.from({ length: 30 }, (_, before) => before + 1).filter((count) => {
    const { columns, lastSpan } = evenRows(count, 4);
    return (count - 1 + lastSpan) % columns !== 0 || lastSpan > columns;
  });
  expect(holes).toEqual([]);
});
