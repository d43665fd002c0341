import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOneSecondCache } from './one-second-cache.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('one look serves all who ask within a second, those included who ask while it is under way', async () => {
  let looks = 0;
  const look = async (key: string) => `${key} ${(looks += 1)}`;
  const memory = createOneSecondCache(look);
  expect(await Promise.all([memory.get('a'), memory.get('a'), memory.get('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  vi.advanceTimersByTime(999);
  expect(await memory.get('a')).toBe('a 1');
  vi.advanceTimersByTime(1);
  expect(await memory.get('a')).toBe('a 3');
  memory.forget();
  expect(await memory.get('a')).toBe('a 4');
});

it('a look that fails is tried again by the next who asks', async () => {
  const look = vi.fn<(key: string) => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
  const memory = createOneSecondCache(look);
  await expect(Promise.all([memory.get('a'), memory.get('a')])).rejects.toThrow('no');
  expect(await memory.get('a')).toBe('yes');
  expect(look).toHaveBeenCalledTimes(2);
});
