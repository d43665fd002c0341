import { expect, test } from 'vitest';
import type { PracticeDay } from './practice-day.ts';
import { rangeStart, streakGaugeMax } from './progress-page-ranges-and-limits.ts';

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

test('the gauge ends at the best streak, at 30 days at least', () => {
  expect([0, 29, 30, 31].map(streakGaugeMax)).toEqual([30, 30, 30, 31]);
});
