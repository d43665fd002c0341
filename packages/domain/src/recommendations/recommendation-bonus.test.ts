import { expect, test } from 'vitest';
import { BASIC_DRILL_ID, recommendationBonus } from './recommendation-bonus.ts';

test('the promised 15 XP are given once: for the first session of that drill, below five sessions', () => {
  const basic = { id: BASIC_DRILL_ID };
  expect(recommendationBonus(basic, 0, 0)).toBe(15);
  expect(recommendationBonus(basic, 4, 0)).toBe(15);
  expect(recommendationBonus(basic, 5, 0)).toBe(0);
  expect(recommendationBonus(basic, 1, 1)).toBe(0);
  expect(recommendationBonus({ id: 'juggling' }, 0, 0)).toBe(0);
});
