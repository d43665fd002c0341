import { expect, test } from 'vitest';
import { warmUp } from './warm-up-sequence.ts';

test('the warm-up goes from running over hips and balance to jumps', () => {
  expect(warmUp.map(({ id }) => id)).toEqual(['running', 'hip_openers', 'balance', 'jumps']);
});

test('the warm-up takes three to five minutes', () => {
  const minutes = warmUp.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  expect(minutes).toBeGreaterThanOrEqual(3);
  expect(minutes).toBeLessThanOrEqual(5);
});
