import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstWeekdayOf } from './first-weekday.ts';

const [SUNDAY, MONDAY] = [0, 1];
const regions = [
  ['en', SUNDAY],
  ['en-US', SUNDAY],
  ['en-CA', SUNDAY],
  ['en-GB', MONDAY],
  ['en-IE', MONDAY],
  ['de', MONDAY],
  ['de-AT', MONDAY],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe('the week begins as it does in the region of the reader', () => {
  test.each(regions)('%s', (tag, day) => expect(firstWeekdayOf(tag)).toBe(day));

  test.each(regions)('%s, in a browser that does not say', (tag, day) => {
    vi.stubGlobal('Intl', { Locale: function Locale() {} });
    expect(firstWeekdayOf(tag)).toBe(day);
  });
});
