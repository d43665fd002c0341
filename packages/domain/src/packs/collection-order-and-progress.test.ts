import { describe, expect, it } from 'vitest';
import { packRewards } from './reward-catalogue.ts';
import { collectionProgress, compareCollected, newCards } from './collection-order-and-progress.ts';

const ids = packRewards.map(({ id }) => id);

describe('the progress of a collection', () => {
  it('is nothing without rewards and 100 per cent with all of them', () => {
    expect(collectionProgress(new Set())).toMatchObject({ distinct: 0, total: 53, percent: 0 });
    expect(collectionProgress(new Set(ids))).toMatchObject({ distinct: 53, total: 53, percent: 100 });
  });

  it('is not 100 per cent while one is missing, nor 0 with one found', () => {
    expect(collectionProgress(new Set(ids.slice(1)))).toMatchObject({ distinct: 52, percent: 98 });
    expect(collectionProgress(new Set(ids.slice(0, 1)))).toMatchObject({ distinct: 1, percent: 2 });
  });

  it('is told by kind and by series', () => {
    const { kinds, series } = collectionProgress(new Set(['player_fox', 'player_comet', 'badge_fair_play']));
    expect(kinds).toEqual([
      { kind: 'player', distinct: 2, total: 18, percent: 11 },
      { kind: 'badge', distinct: 1, total: 17, percent: 6 },
      { kind: 'item', distinct: 0, total: 18, percent: 0 },
    ]);
    expect(series).toHaveLength(9);
    expect(series).toContainEqual({ kind: 'player', series: 'goal_getters', distinct: 2, total: 6, percent: 33 });
    expect(series).toContainEqual({ kind: 'badge', series: 'team_spirit', distinct: 1, total: 5, percent: 20 });
    expect(series.reduce((sum, { total }) => sum + total, 0)).toBe(53);
  });

  it('counts nothing that is not in the catalogue', () => {
    expect(collectionProgress(new Set(['player_nobody']))).toMatchObject({ distinct: 0, percent: 0 });
  });
});

describe('a collection', () => {
  it('shows the rarest first, and of those what was obtained last', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 1, day));
    const sorted = [
      { name: 'old common', rarity: 'common', obtainedAt: at(1) },
      { name: 'epic', rarity: 'epic', obtainedAt: at(2) },
      { name: 'new common', rarity: 'common', obtainedAt: at(9) },
      { name: 'legendary', rarity: 'legendary', obtainedAt: at(1) },
      { name: 'rare', rarity: 'rare', obtainedAt: at(5) },
    ] as const;
    expect(sorted.toSorted(compareCollected).map(({ name }) => name)).toEqual([
      'legendary',
      'epic',
      'rare',
      'new common',
      'old common',
    ]);
  });
});

describe('new cards', () => {
  const found = (rewardId: string, day: number) => ({ rewardId, firstObtainedAt: new Date(Date.UTC(2026, 10, day, 12)) });
  const cards = [found('a', 9), found('b', 3), found('c', 12), found('d', 1), found('e', 8), found('f', 10), found('g', 2)];
  const newAt = (day: number, hour = 12) => [...newCards(cards, new Date(Date.UTC(2026, 10, day, hour)))].toSorted();

  it('are the five found last, wherever they stand', () => {
    expect(newAt(9)).toEqual(['a', 'b', 'c', 'e', 'f']);
  });

  it('are new for a week, each from when it was found', () => {
    expect(newAt(15, 11)).toEqual(['a', 'c', 'e', 'f']);
    expect(newAt(17)).toEqual(['c']);
    expect(newAt(19)).toEqual([]);
  });
});
