import * as z from 'zod';

/** The moments that a device may name: no clock stands before 1970, and no database holds a year past 9999. */
const FIRST_MOMENT = Date.parse('1970-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** The largest number that an integer column of the database holds. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** Text of a request that PostgreSQL can hold: at most `max` characters, well formed, no zero character. */
export function text(max: number) {
  return z.string().max(max).refine((value) => value.isWellFormed() && !value.includes('\0'), 'not plain text');
}

/** A moment of a request, in ISO 8601 with an offset, between 1970 and 9999. */
export function moment() {
  return z.iso.datetime({ offset: true }).refine((value) => {
    const at = Date.parse(value);
    return at >= FIRST_MOMENT && at <= LAST_MOMENT;
  }, 'outside the years 1970 to 9999');
}

/** A whole number of a request that goes into an integer column, or is compared with one: 0 to 2,147,483,647. */
export function wholeNumber() {
  return z.int().min(0).max(LARGEST_INTEGER);
}
