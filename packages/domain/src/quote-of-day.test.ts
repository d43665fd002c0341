import { describe, expect, it } from 'vitest';
import { quoteCount, quoteOfDay } from './quote-of-day.ts';

describe('the quote of the day', () => {
  it('is the day of the month modulo five', () => {
    expect([1, 4, 5, 6, 30, 31].map(quoteOfDay)).toEqual([1, 4, 0, 1, 0, 1]);
    expect(quoteCount).toBe(5);
  });
});
