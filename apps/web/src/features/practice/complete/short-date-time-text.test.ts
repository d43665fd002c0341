import { expect, test } from 'vitest';
import { shortDateTimeText } from './short-date-time-text.ts';

const at = Date.parse('2026-06-01T16:05:00Z');

/** Between time and AM or PM stands a narrow space. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('an end of today is a time', () => {
  expect(plain(shortDateTimeText(at, at + 3_600_000, 'Europe/London'))).toBe('5:05 PM');
});

test('an end of another day has the day', () => {
  expect(plain(shortDateTimeText(at, at + 86_400_000, 'Europe/London'))).toBe('Mon, Jun 1, 5:05 PM');
});
