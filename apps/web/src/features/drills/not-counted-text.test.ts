import { describe, expect, it } from 'vitest';
import { notCountedText } from './not-counted-text.ts';

describe('what counted for nothing', () => {
  it.each([
    [{ unpaid: null, result_counts: true }, null],
    [{ unpaid: 'overlap', result_counts: true }, 'No XP: it overlaps another session'],
    [{ unpaid: 'overlap', result_counts: false }, 'No XP: it overlaps another session'],
    [{ unpaid: 'beforeAccount', result_counts: true }, 'No XP: it ended before you had an account'],
    [{ unpaid: null, result_counts: false }, 'This result does not count'],
  ] as const)('of %o is told as %j', (session, words) => {
    expect(notCountedText(session)).toBe(words);
  });
});
