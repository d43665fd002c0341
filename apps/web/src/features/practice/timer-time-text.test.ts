import { expect, test } from 'vitest';
import { timeText } from './timer-time-text.ts';

test.each([
  [300, '5:00'],
  [299.4, '5:00'],
  [65, '1:05'],
  [59.001, '1:00'],
  [7, '0:07'],
  [0.2, '0:01'],
  [0, '0:00'],
  [-3, '0:00'],
  [14_400, '240:00'],
])('%s seconds read %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
