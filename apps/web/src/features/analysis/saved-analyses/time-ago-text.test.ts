import { expect, it } from 'vitest';
import { timeAgoText } from './time-ago-text.ts';

const now = new Date(2026, 5, 20, 12).getTime();
const minute = 60_000;

it.each([
  [0, 'Just now'],
  [59_999, 'Just now'],
  [minute, '1m ago'],
  [59 * minute, '59m ago'],
  [60 * minute, '1h ago'],
  [24 * 60 * minute - 1, '23h ago'],
  [24 * 60 * minute, '1d ago'],
  [7 * 24 * 60 * minute - 1, '6d ago'],
  [7 * 24 * 60 * minute, 'Jun 13, 2026'],
])('%i ms ago is told as %s', (age, text) => {
  expect(timeAgoText(now - age, now)).toBe(text);
});

it('a device whose clock was ahead tells no time to come', () => {
  expect(timeAgoText(now + minute, now)).toBe('Just now');
});
