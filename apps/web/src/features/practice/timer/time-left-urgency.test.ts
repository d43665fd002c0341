import { expect, test } from 'vitest';
import { urgencyOf } from './time-left-urgency.ts';

test.each([
  [61, 'calm'],
  [60, 'warning'],
  [31, 'warning'],
  [30, 'danger'],
  [0, 'danger'],
])('with %i s left the timer looks %s', (seconds, urgency) => {
  expect(urgencyOf(seconds, 300)).toBe(urgency);
});

test('a drill of one minute does not begin with its last minute', () => {
  expect([60, 31, 30].map((seconds) => urgencyOf(seconds, 60))).toEqual(['calm', 'calm', 'danger']);
});
