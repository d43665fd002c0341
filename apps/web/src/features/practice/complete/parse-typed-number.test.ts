import { expect, test } from 'vitest';
import { isCut, isUnread, resultOf } from './parse-typed-number.ts';

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

test.each(['-4', 'many', 'o', '.5'])('"%s" is said not to count', (text) => {
  expect(isUnread(text)).toBe(true);
});

test.each(['', ' ', '0', '00', '-0', '0.5', '31', '12 touches'])('"%s" counts as it stands', (text) => {
  expect(isUnread(text)).toBe(false);
});

test.each(['12.5', '1,200', '1e9', '3 of 10', '7/10'])('"%s" has more digits than are counted', (text) => {
  expect(isCut(text)).toBe(true);
});

test.each(['', '31', ' 31 ', '12 touches', '10 000', "1'200", '-4', 'many', '31.'])('"%s" is counted whole', (text) => {
  expect(isCut(text)).toBe(false);
});
