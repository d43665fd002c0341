import { expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';

it.each([
  [100, 'flood'],
  [90, 'flood'],
  [89, 'grass'],
  [75, 'grass'],
  [74, 'note'],
  [60, 'note'],
  [59, 'warn'],
  [40, 'warn'],
  [39, 'stop'],
  [0, 'stop'],
])('a score of %i is shown in %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});
