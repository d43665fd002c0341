import type { CollectionItem, CollectionProgress, PackItem, Packs } from '@touchline/contracts';
import { collectionProgress, compareCollected, findPackReward, newCards, packOdds, packRewards } from '@touchline/domain';
import { rewardWords, seriesNames } from '@touchline/messages/pack-rewards';

/** What a reward is called in answers of the server. */
function told(id: string) {
  const reward = findPackReward(id);
  if (reward === undefined) throw new Error(`no reward ${id}`);
  const { kind, emoji, rarity, number } = reward;
  const { name, description } = rewardWords[reward.id];
  const series = seriesNames[reward.series];
  return { reward_id: id, item_type: kind, item_name: name, item_emoji: emoji, rarity, series, number, description };
}

/** The store of a player with so many tokens. */
export const packsWith = (tokens: number): Packs => ({ cost: 10, tokens, odds: packOdds() as Packs['odds'] });

/** What a pack held: the first of it, unless told otherwise. */
export function packItem(id: string, differing: Partial<PackItem> = {}): PackItem {
  return {
    id: crypto.randomUUID(),
    player_id: '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21',
    ...told(id),
    obtained_at: '2026-11-20T10:00:00Z',
    is_first: true,
    count: 1,
    ...differing,
  };
}

/** The collection of a player who got these, the first of them last; a number says how many of it there are. */
export function collectionOf(...owned: Array<string | readonly [id: string, count: number]>) {
  const got = owned.map((entry, index) => {
    const [rewardId, count] = typeof entry === 'string' ? ([entry, 1] as const) : entry;
    const obtainedAt = new Date(Date.UTC(2026, 10, 20 - index, 12));
    // Of what there is more of the first came long before.
    return { ...told(rewardId), rewardId, count, obtainedAt, firstObtainedAt: count > 1 ? new Date(Date.UTC(2026, 9, 1, 12)) : obtainedAt };
  });
  const fresh = newCards(got, new Date(Date.UTC(2026, 10, 20, 18)));
  const items = got.toSorted(compareCollected).map(({ rewardId, obtainedAt, firstObtainedAt, ...item }): CollectionItem => ({
    ...item,
    first_obtained_at: firstObtainedAt.toISOString(),
    obtained_at: obtainedAt.toISOString(),
    is_new: fresh.has(rewardId),
  }));
  const { series, ...whole } = collectionProgress(new Set(items.map((item) => item.reward_id)));
  const named = series.map((one) => ({ ...one, series: seriesNames[one.series] }));
  return { data: items, progress: { ...whole, series: named, packs: items.length } as CollectionProgress };
}

/** The collection of a player who has everything. */
export const wholeCollection = () => collectionOf(...packRewards.map(({ id }) => id));
