import { expect, it } from 'vitest';
import { clipLengthText } from './clip-length-text.ts';

it.each([
  [22, '22'],
  [20.6, '20.6'],
  [20.68, '20.6'],
  [15.4, '15.4'],
  [15.999, '15.9'],
  [31.02, '31'],
])('%d seconds are told as %s: never more than they are', (seconds, text) => {
  expect(clipLengthText(seconds)).toBe(text);
});
