import { describe, expect, test } from 'vitest';
import { countdownFigure, countdownMs } from './count-in.ts';

describe('the countdown', () => {
  test.each([
    ['juggling', 11_000],
    ['cone_weaving', 9_000],
    ['wall_passes', 7_000],
    ['target_shooting', 9_000],
    ['step_overs', 11_000],
    ['agility_ladder', 6_000],
  ])('of %s takes %i ms, GO included', (drillId, milliseconds) => {
    expect(countdownMs(drillId)).toBe(milliseconds);
  });

  test('shows each number for a second, then GO', () => {
    expect([6_000, 5_001, 5_000, 2_000, 1_001, 1_000, 1].map(countdownFigure)).toEqual([5, 5, 4, 1, 1, 'go', 'go']);
  });
});
