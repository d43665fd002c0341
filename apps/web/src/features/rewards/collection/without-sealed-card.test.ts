import { describe, expect, test } from 'vitest';
import { collectionOf } from '../testing/sample-packs-and-collections.ts';
import { withoutSealedCard } from './without-sealed-card.ts';

const owned = (...cards: Parameters<typeof collectionOf>) => {
  const { data: items, progress } = collectionOf(...cards);
  return { items, progress };
};

describe('a collection beside a pack that is still to be torn', () => {
  test('is as it was before a card that is the first of its kind', () => {
    const before = owned('player_rocket');
    const { items, progress } = withoutSealedCard(owned('player_rocket', 'player_fox'), { reward_id: 'player_fox', count: 1 });
    expect(items.map(({ reward_id }) => reward_id)).toEqual(['player_rocket']);
    expect(progress).toMatchObject({ distinct: 1, percent: 2, kinds: before.progress.kinds, series: before.progress.series });
  });

  test('has one less of a card that was there, which is not among the newest for it', () => {
    const { items } = withoutSealedCard(owned(['player_fox', 3]), { reward_id: 'player_fox', count: 3 });
    expect(items).toMatchObject([{ reward_id: 'player_fox', count: 2, obtained_at: '2026-10-01T12:00:00.000Z' }]);
  });

  test.each([
    ['was read before the pack was bought', owned(['player_fox', 2]), { reward_id: 'player_fox', count: 3 }],
    ['has no such card', owned('player_owl'), { reward_id: 'player_fox', count: 1 }],
    ['has no pack beside it', owned('player_owl'), null],
  ] as const)('stays as it is where it %s', (_, collection, sealed) => {
    expect(withoutSealedCard(collection, sealed)).toEqual(collection);
  });
});
