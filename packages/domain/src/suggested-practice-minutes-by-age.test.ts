import { expect, test } from 'vitest';
import { suggestedMinutes, suggestedMinutesOfAll } from './suggested-practice-minutes-by-age.ts';

test.each([
  [5, 10, 15],
  [8, 10, 15],
  [9, 15, 25],
  [12, 15, 25],
  [13, 20, 40],
  [99, 20, 40],
])('a player of %d years is suggested %d to %d minutes', (age, from, to) => {
  expect(suggestedMinutes(age)).toEqual({ from, to });
});

test('a player who gave no age is suggested what suits nine to twelve', () => {
  expect(suggestedMinutes(null)).toEqual(suggestedMinutes(9));
});

test('from the least to the most that suits anybody', () => {
  expect(suggestedMinutesOfAll()).toEqual({ from: 10, to: 40 });
});

test('what is no age has no answer', () => {
  expect(() => suggestedMinutes(Number.NaN)).toThrow(RangeError);
});
