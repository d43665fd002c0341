import { expect, test } from 'vitest';
import type { PracticeDay } from './practice-day.ts';
import { compareMonths } from './compare-practice-months.ts';

const day = (text: string) => text as PracticeDay;

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
