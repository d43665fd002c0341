import { expect, test } from 'vitest';
import { neverBack } from './device-clock.ts';

/** A device whose clock somebody may set. */
function device() {
  const at = { told: 1_000_000, run: 5_000 };
  const now = neverBack(
    () => at.told,
    () => at.run,
  );
  const pass = (milliseconds: number): void => {
    at.told += milliseconds;
    at.run += milliseconds;
  };
  return { at, now, pass };
}

test('the time of day is what the device says', () => {
  const { now, pass } = device();
  pass(1_234);
  expect(now()).toBe(1_001_234);
});

test('a clock that is set back takes no time away, and the time goes on', () => {
  const { at, now, pass } = device();
  pass(60_000);
  expect(now()).toBe(1_060_000);
  at.told -= 3_600_000;
  expect(now()).toBe(1_060_000);
  pass(1_000);
  expect(now()).toBe(1_061_000);
  at.told -= 3_600_000;
  pass(1_000);
  expect(now()).toBe(1_062_000);
});

test('a sleep counts, though the device did not run', () => {
  const { at, now } = device();
  at.told += 120_000;
  expect(now()).toBe(1_120_000);
  at.told -= 60_000;
  expect(now()).toBe(1_120_000);
});

test('clocks that round differently do not push the time on', () => {
  let real = 0;
  const now = neverBack(
    () => Math.floor(real),
    () => real,
  );
  for (let step = 0; step < 1_000; step += 1) {
    real += 0.7;
    expect(now()).toBe(Math.floor(real));
  }
});
