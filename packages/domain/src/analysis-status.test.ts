import { expect, it } from 'vitest';
import { percentAtReview, reviewShareAt } from './analysis-status.ts';

it.each([
  [0, 75],
  [0.5, 85],
  [1, 95],
])('a review of which %s is done is at %s percent of its analysis', (share, percent) => {
  expect(percentAtReview(share)).toBe(percent);
  expect(reviewShareAt(percent)).toBe(share);
});

it('before its review an analysis has done nothing of it, and afterwards all', () => {
  expect([reviewShareAt(40), reviewShareAt(100)]).toEqual([0, 1]);
});
