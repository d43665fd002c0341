import { describe, expect, it } from 'vitest';
import { improvementFromLast } from './result-improvement.ts';

describe('the improvement', () => {
  it('is the difference to the last result, up or down', () => {
    expect(improvementFromLast(30, 20)).toBe(10);
    expect(improvementFromLast(20, 30)).toBe(-10);
  });

  it('is 0 the first time', () => {
    expect(improvementFromLast(30, null)).toBe(0);
  });

  it('is 0 where nothing was counted, this time or the last', () => {
    expect(improvementFromLast(20, 0)).toBe(0);
    expect(improvementFromLast(0, 20)).toBe(0);
  });
});
