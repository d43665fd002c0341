import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft, untilChange } from './time-until-kick-off.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const minutesOf = (leftMs: number): number => {
  const { days, hours, minutes } = timeLeft(leftMs);
  return days * 1_440 + hours * 60 + minutes;
};

it.each([
  [2 * DAY + 4 * 60 * MINUTE + 13 * MINUTE, { days: 2, hours: 4, minutes: 13 }],
  [DAY, { days: 1, hours: 0, minutes: 0 }],
  [DAY - 1, { days: 1, hours: 0, minutes: 0 }],
  [DAY - MINUTE, { days: 0, hours: 23, minutes: 59 }],
  [60 * MINUTE, { days: 0, hours: 1, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-5 * MINUTE, { days: 0, hours: 0, minutes: 0 }],
])('%i ms are %j', (leftMs, parts) => {
  expect(timeLeft(leftMs)).toEqual(parts);
});

it('goes down by one minute at each change, and is nothing exactly at the kick-off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * DAY }), (leftMs) => {
      const wait = untilChange(leftMs);
      expect(wait).toBeGreaterThan(0);
      expect(minutesOf(leftMs - wait)).toBe(minutesOf(leftMs) - 1);
      expect(minutesOf(leftMs - wait + 1)).toBe(minutesOf(leftMs));
    }),
  );
});

it.each([
  [0, MINUTE],
  [-1, MINUTE - 1],
  [-MINUTE, MINUTE],
])('%i ms after which the next minute is full', (leftMs, wait) => {
  expect(untilChange(leftMs)).toBe(wait);
});
