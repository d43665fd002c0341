import { describe, expect, it } from 'vitest';
import { countdownSeconds } from './countdown-seconds.ts';

describe('the countdown', () => {
  it.each([
    ['ball_control', 10],
    ['dribbling', 8],
    ['passing', 6],
    ['turns', 8],
    ['skills', 10],
    ['shooting', 8],
    ['fitness', 5],
    ['other', 8],
    [null, 8],
  ] as const)('of %s takes %d seconds', (category, seconds) => {
    expect(countdownSeconds(category)).toBe(seconds);
  });
});
