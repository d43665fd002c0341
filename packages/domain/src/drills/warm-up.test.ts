import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('the warm-up goes from running over hips and balance to jumps', () => {
  expect(warmUp.map(({ id }) => id)).toEqual(['running', 'hip_openers', 'balance', 'jumps']);
});

test('the warm-up takes three to five minutes', () => {
  const minutes = warmUp.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  expect(minutes).toBeGreaterThanOrEqual(3);
  expect(minutes).toBeLessThanOrEqual(5);
});

test('jumps are landed softly, on bent knees', () => {
  expect(warmUp.at(-1)?.instructions.join(' ')).toMatch(/softly with bent knees/);
});

test('every step is told in sentences of at most 14 words', () => {
  for (const sentence of warmUp.flatMap(({ instructions }) => instructions)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
  }
});
