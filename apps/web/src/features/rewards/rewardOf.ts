import type { CollectionItem, PackItem } from '@touchline/contracts';
import { findPackReward, type PackReward } from '@touchline/domain';

type Told = Pick<
  CollectionItem | PackItem,
  'reward_id' | 'item_type' | 'item_name' | 'item_emoji' | 'rarity' | 'series' | 'number' | 'description'
>;

/**
 * A reward as the server tells of it, with its drawing. A card newer than this page has none here yet: a ball stands
 * in until the page is reloaded.
 */
export function rewardOf(told: Told): PackReward {
  return {
    id: told.reward_id,
    kind: told.item_type,
    name: told.item_name,
    emoji: told.item_emoji,
    rarity: told.rarity,
    series: told.series,
    number: told.number,
    description: told.description,
    emblem: findPackReward(told.reward_id)?.emblem ?? { motif: 'football', picture: told.item_name },
  };
}
