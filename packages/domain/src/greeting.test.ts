import { describe, expect, it } from 'vitest';
import { partOfDay, quoteCount, quoteOfDay } from './greeting.ts';

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

describe('the quote of the day', () => {
  it('is the day of the month modulo five', () => {
    expect([1, 4, 5, 6, 30, 31].map(quoteOfDay)).toEqual([1, 4, 0, 1, 0, 1]);
    expect(quoteCount).toBe(5);
  });
});
