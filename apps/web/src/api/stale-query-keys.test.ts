import { expect, it } from 'vitest';
import { keysChangedBy, keysChangedElsewhereBy } from './stale-query-keys.ts';

const names = (change: Parameters<typeof keysChangedBy>[0]): unknown[] => keysChangedBy(change).map(([name]) => name);

it('a saved session makes every number of the player’s old, and no list that is the same for all', () => {
  expect(names('session')).toEqual(['profile', 'stats', 'practice-sessions', 'recommendations', 'achievements', 'packs', 'tokens', 'leaderboard', 'progress']);
});

it('an edited profile makes old what goes by the player’s day and what shows their name', () => {
  expect(names('profile')).toEqual(['stats', 'recommendations', 'achievements', 'leaderboard', 'progress', 'consents', 'my-club']);
});

it('the collection is read anew when the card is turned, and not before', () => {
  expect(names('pack')).toEqual(['profile', 'tokens']);
  expect(names('failedPack')).toEqual(['stats', 'packs']);
  expect(names('revealedPack')).toEqual(['collection']);
});

it('an analysis that came, went or was reviewed makes old the lists of them, each of them, and the badge for the first', () => {
  expect(names('analysis')).toEqual(['achievements', 'analyses', 'attempts', 'analysis']);
});

it('a pack opened in another tab makes the tokens of this one old, in the header and in the store', () => {
  expect(keysChangedElsewhereBy('pack').map(([name]) => name)).toEqual(['profile', 'stats', 'packs', 'tokens']);
});
