import { expect, it } from 'vitest';
import { createInMemoryRateLimit } from './in-memory-rate-limit.ts';

it('lets through as many as the limit in each window, for each caller and each name', () => {
  let time = 0;
  const take = createInMemoryRateLimit(() => time);
  const limit = { points: 2, seconds: 60 };
  const tries = (name: string, key: string) => [1, 2, 3].map(() => take(name, key, limit));
  expect(tries('scores', 'a')).toEqual([0, 0, 60]);
  expect(tries('scores', 'b')).toEqual([0, 0, 60]);
  expect(tries('clubs', 'a')).toEqual([0, 0, 60]);
  time = 59_500;
  expect(take('scores', 'a', limit)).toBe(1);
  time = 60_000;
  expect(take('scores', 'a', limit)).toBe(0);
});

it('keeps no more callers than fit', () => {
  const take = createInMemoryRateLimit(() => 0);
  const limit = { points: 1, seconds: 60 };
  for (let caller = 0; caller < 100_000; caller += 1) take('scores', String(caller), limit);
  expect(take('scores', '0', limit)).toBe(0);
});
