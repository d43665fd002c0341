import { describe, expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [23, 'evening'],
  ])('at %d o’clock is for the %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
