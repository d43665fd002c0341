import { expect, test } from 'vitest';
import { weekdayInitials } from './date-text.ts';

/** One week, Sunday first. */
const days = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-05-${day}`);

test.each([
  ['en-GB', 'S M T W T F S'],
  ['de-DE', 'So Mo Di Mi Do Fr Sa'],
])('the columns of a week are named for a reader of %s', (language, week) => {
  expect(days.map((day) => weekdayInitials(day, language)).join(' ')).toBe(week);
});
