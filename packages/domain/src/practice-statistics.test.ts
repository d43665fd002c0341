import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PracticeDay } from './practice-day.ts';
import { byPractice, compareMonths, movingAverage, progressLimits, rangeStart, streakGaugeMax } from './practice-statistics.ts';
import { count } from './testing/test-repetitions.ts';

const day = (text: string) => text as PracticeDay;

test.each([
  ['7days', '2026-03-05', '2026-02-27'],
  ['30days', '2026-03-01', '2026-01-31'],
  ['3months', '2026-05-15', '2026-02-15'],
  ['3months', '2026-05-31', '2026-02-28'],
  ['3months', '2024-05-31', '2024-02-29'],
  ['3months', '2026-01-01', '2025-10-01'],
  ['all', '2026-01-01', null],
] as const)('%s up to %s begin on %s', (range, today, start) => {
  expect(rangeStart(range, day(today))).toBe(start);
});

test('the moving average begins with the third value', () => {
  expect(movingAverage([], 3)).toEqual([]);
  expect(movingAverage([4, 8], 3)).toEqual([null, null]);
  expect(movingAverage([4, 8, 6, 10], 3)).toEqual([null, null, 6, 8]);
  expect(() => movingAverage([1], 0)).toThrow(RangeError);
});

test('an average lies between the least and the most of its values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 30 }), (values) => {
      const averages = movingAverage(values, progressLimits.movingAverage);
      expect(averages).toHaveLength(values.length);
      const outside = averages.filter((average, index) => {
        const window = values.slice(Math.max(0, index - 2), index + 1);
        if (index < 2) return average !== null;
        return average === null || average < Math.min(...window) - 1e-9 || average > Math.max(...window) + 1e-9;
      });
      expect(outside).toEqual([]);
    }),
    { numRuns: count('pureProperty') },
  );
});

test('the gauge ends at the best streak, at 30 days at least', () => {
  expect([0, 29, 30, 31].map(streakGaugeMax)).toEqual([30, 30, 30, 31]);
});

test('a month is compared with the same part of the last one', () => {
  const on = (text: string) => ({ day: day(text), sessions: 2, minutes: 20, experience: 100 });
  const days = ['2026-01-31', '2026-02-01', '2026-02-10', '2026-02-11', '2026-03-10', '2025-03-10'].map(on);
  expect(compareMonths(days, day('2026-03-10'))).toEqual({
    thisMonth: { sessions: 2, minutes: 20, experience: 100, days: 1 },
    lastMonthByNow: { sessions: 4, minutes: 40, experience: 200, days: 2 },
    lastMonth: { sessions: 6, minutes: 60, experience: 300, days: 3 },
  });
  expect(compareMonths([], day('2026-01-10')).lastMonth).toEqual({ sessions: 0, minutes: 0, experience: 0, days: 0 });
});

test('the drill practised most has the most sessions, of equals the most minutes, then the first id', () => {
  const drills = [
    { drillId: 'toe_taps', sessions: 3, minutes: 20 },
    { drillId: 'juggling', sessions: 3, minutes: 30 },
    { drillId: 'sole_rolls', sessions: 4, minutes: 5 },
    { drillId: 'bell_touches', sessions: 3, minutes: 20 },
  ];
  expect(drills.toSorted(byPractice).map(({ drillId }) => drillId)).toEqual(['sole_rolls', 'juggling', 'bell_touches', 'toe_taps']);
});
