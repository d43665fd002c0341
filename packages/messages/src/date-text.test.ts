import { expect, test } from 'vitest';
import { dateText, weekdayInitials } from './date-text.ts';

/** One week, Sunday first. */
const days = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-05-${day}`);

test.each([
  ['en-GB', 'S M T W T F S'],
  ['de-DE', 'So Mo Di Mi Do Fr Sa'],
])('the columns of a week are named for a reader of %s', (language, week) => {
  expect(days.map((day) => weekdayInitials(day, language)).join(' ')).toBe(week);
});

test('days are written in each language and with each set of parts, whatever was written before', () => {
  const written = (language: string) => [dateText('2026-05-03', { weekday: 'long' }, language), dateText('2026-05-03', { day: 'numeric', month: 'long' }, language)];
  expect([written('en-GB'), written('de-DE'), written('en-GB')]).toEqual([
    ['Sunday', '3 May'],
    ['Sonntag', '3. Mai'],
    ['Sunday', '3 May'],
  ]);
});
