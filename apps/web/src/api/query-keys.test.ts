import { expect, it } from 'vitest';
import { isCached, keysChangedBy, queryKey } from './query-keys.ts';

const names = (change: Parameters<typeof keysChangedBy>[0]): unknown[] => keysChangedBy(change).map(([name]) => name);

it('a saved session makes every number of the player’s old, and no list that is the same for all', () => {
  expect(names('session')).toEqual(['profile', 'stats', 'practice-sessions', 'achievements', 'packs', 'tokens', 'leaderboard', 'progress']);
});

it('an edited profile makes old what goes by the player’s day and what shows their name', () => {
  expect(names('profile')).toEqual(['stats', 'achievements', 'leaderboard', 'progress']);
});

it('the collection is read anew when the card is turned, and not before', () => {
  expect(names('pack')).toEqual(['profile', 'tokens']);
  expect(names('failedPack')).toEqual(['stats', 'packs']);
  expect(names('revealedPack')).toEqual(['collection']);
});

it('boards and the ledger are not kept on the device, nor what is not the player’s', () => {
  expect(isCached(queryKey('progress', 'of', '7'))).toBe(true);
  expect([queryKey('leaderboard', 'weekly'), queryKey('tokens'), ['something'], []].map(isCached)).toEqual([false, false, false, false]);
});
