import { badges } from './badge-cards.ts';
import { items } from './item-cards.ts';
import { playerCards } from './player-cards.ts';
import type { Rarity, RewardDefinition, RewardKind } from './pack-reward.ts';

const rewards = [...playerCards, ...badges, ...items];

export type PackRewardId = (typeof rewards)[number]['id'];
export type SeriesId = (typeof rewards)[number]['series'];
export type PackReward = RewardDefinition<PackRewardId, SeriesId>;

/** Everything there is to collect: 18 players, 17 badges, 18 items (spec 000 §3), by series and number. */
export const packRewards: readonly PackReward[] = rewards;

const rewardsById = new Map<string, PackReward>(packRewards.map((reward) => [reward.id, reward]));

/** The reward with this id; undefined when the catalogue has none. */
export function findPackReward(id: string): PackReward | undefined {
  return rewardsById.get(id);
}

/** The rewards of one kind and rarity. */
export function rewardsIn(kind: RewardKind, rarity: Rarity): PackReward[] {
  return packRewards.filter((reward) => reward.kind === kind && reward.rarity === rarity);
}
