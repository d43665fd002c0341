import { describe, expect, it } from 'vitest';
import { speaker } from './phrasing.ts';

describe('a line', () => {
  it.each([
    [1, 'Your streak is 1 day on 1 practice day, 1 minute and 1 session.'],
    [2, 'Your streak is 2 days on 2 practice days, 2 minutes and 2 sessions.'],
    [21, 'Your streak is 21 days on 21 practice days, 21 minutes and 21 sessions.'],
    [0, 'Your streak is 0 days on 0 practice days, 0 minutes and 0 sessions.'],
  ])('counts %i in words that fit', (n, expected) => {
    const way = 'Your streak is {n} days on {n} practice days, {n} minutes and {n} sessions.';
    expect(speaker(7)([way], { n })).toBe(expected);
  });
});
