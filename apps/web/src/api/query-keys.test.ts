import type { QueryKey } from '@tanstack/react-query';
import { expect, expectTypeOf, it } from 'vitest';
import { isCached, queryKey } from './query-keys.ts';

it('the library takes no key that is written by hand', () => {
  expectTypeOf(queryKey('stats')).toExtend<QueryKey>();
  expectTypeOf<['stats']>().not.toExtend<QueryKey>();
  expectTypeOf<readonly unknown[]>().not.toExtend<QueryKey>();
});

it('boards and the ledger are not kept on the device, nor what is not the player’s', () => {
  expect(isCached(queryKey('progress', 'of', '7'))).toBe(true);
  expect([queryKey('leaderboard', 'weekly'), queryKey('tokens'), ['something'], []].map(isCached)).toEqual([false, false, false, false]);
  expect([queryKey('analyses'), queryKey('attempts'), queryKey('analysis', 'id')].map(isCached)).toEqual([true, true, false]);
});
