import { expect, test } from 'vitest';
import { slowDevice } from './detect-slow-device.ts';

/** What is said of so many pictures a second over some seconds. */
function saidOf(rate: number, seconds: number, isSlow = slowDevice(), from = 0): boolean[] {
  return Array.from({ length: Math.round(rate * seconds) }, (_, at) => isSlow(from + at / rate));
}

test('a device that looks at fifteen or ten pictures a second is not slow', () => {
  expect(saidOf(15, 6)).not.toContain(true);
  expect(saidOf(10, 6)).not.toContain(true);
});

test('one that looks at six is, from the fourth second on', () => {
  const said = saidOf(6, 6);
  expect(said.slice(0, 18)).not.toContain(true);
  expect(said.slice(20)).not.toContain(false);
});

test('one that becomes fast again is slow no more', () => {
  const isSlow = slowDevice();
  saidOf(5, 5, isSlow);
  expect(saidOf(15, 5, isSlow, 5).at(-1)).toBe(false);
});
