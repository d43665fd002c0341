import { expect, test } from 'vitest';
import { resultOf } from './result-of.ts';

test.each([
  ['31', 31],
  [' 31 ', 31],
  ['12.7', 12],
  ['31 touches', 31],
  ['', 0],
  ['many', 0],
  ['-4', 0],
  ['10 000', 10_000],
  ["1'200", 1_200],
  ['007', 7],
])('"%s" counts as %i', (text, result) => {
  expect(resultOf(text)).toBe(result);
});
