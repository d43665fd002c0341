import { expect, it } from 'vitest';
import { changeOf } from './measure-change.ts';

it.each([
  [50, 57, 'better'],
  [50, 56, 'same'],
  [50, 44, 'same'],
  [50, 43, 'worse'],
] as const)('a measure of %d that is now %d is %s', (before, now, change) => {
  expect(changeOf({ score: before }, { score: now })).toBe(change);
});
