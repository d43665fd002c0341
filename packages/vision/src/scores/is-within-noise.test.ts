import { expect, it } from 'vitest';
import { isWithinNoise } from './is-within-noise.ts';

it.each([
  [98, 98, true],
  [98, 97, true],
  [80, 82, true],
  [80, 83, false],
  [80, 77, false],
])('%d and %d say the same: %s', (before, now, same) => {
  expect(isWithinNoise(before, now)).toBe(same);
});
