import { expect, test } from 'vitest';
import { relativeSessionDayText } from './relative-session-day-text.ts';

test.each([
  ['2026-06-04', 'Today'],
  ['2026-06-03', 'Yesterday'],
  ['2026-06-02', 'Tuesday'],
  ['2026-05-29', 'Friday'],
  ['2026-05-28', 'May 28'],
  ['2026-06-05', 'Jun 5'],
])('on 4 June the practice day %s reads %s', (day, text) => {
  expect(relativeSessionDayText(day, '2026-06-04')).toBe(text);
});
