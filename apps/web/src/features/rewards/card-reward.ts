import type { CollectionItem, PackItem } from '@touchline/contracts';
import { findPackReward, rimOf, type Motif, type PackReward, type Rim } from '@touchline/domain';
import { rewardWords } from '@touchline/messages/pack-rewards';

/** What stands on a card, in words. */
export interface CardReward extends Pick<PackReward, 'kind' | 'rarity' | 'number'> {
  readonly name: string;
  readonly series: string;
  /** Which series it is, for its tint; undefined of a card newer than this page. */
  readonly seriesId: PackReward['series'] | undefined;
  readonly motif: Motif;
  /** What its repeats have made of its edge. */
  readonly rim: Rim;
  /** What can be seen on its emblem. */
  readonly picture: string;
}

type Told = Pick<CollectionItem | PackItem, 'reward_id' | 'item_type' | 'item_name' | 'rarity' | 'series' | 'number' | 'count'>;

/**
 * A reward as the server tells of it, with its drawing. A card newer than this page has none here yet: a ball stands
 * in until the page is reloaded.
 */
export function cardRewardOf(told: Told): CardReward {
  const known = findPackReward(told.reward_id);
  return {
    kind: told.item_type,
    name: told.item_name,
    rarity: told.rarity,
    series: told.series,
    seriesId: known?.series,
    number: told.number,
    rim: rimOf(told.count),
    motif: known?.motif ?? 'football',
    picture: known ? rewardWords[known.id].picture : told.item_name,
  };
}
