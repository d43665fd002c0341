import { expect, test } from 'vitest';
import { newCards } from './useNewCards.ts';

const drawn = (reward_id: string, day: number) => ({ reward_id, first_obtained_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z` });
const cards = [drawn('a', 9), drawn('b', 3), drawn('c', 12), drawn('d', 1), drawn('e', 8), drawn('f', 10), drawn('g', 2)];

test('NEW are the five cards drawn last, wherever they stand', () => {
  expect([...newCards(cards, '')].toSorted()).toEqual(['a', 'b', 'c', 'e', 'f']);
});

test('what was drawn before the last visit is no longer new', () => {
  expect([...newCards(cards, '2026-11-09T12:00:00Z')].toSorted()).toEqual(['c', 'f']);
  expect(newCards(cards, '2026-11-12T12:00:00Z').size).toBe(0);
});
