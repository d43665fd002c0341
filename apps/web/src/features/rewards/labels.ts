import type { Rarity, RewardKind } from '@touchline/domain';
import { m } from '@touchline/messages';

/** 'Legendary'. */
export const rarityWord: Readonly<Record<Rarity, () => string>> = {
  common: m.rewards_rarity_common,
  rare: m.rewards_rarity_rare,
  epic: m.rewards_rarity_epic,
  legendary: m.rewards_rarity_legendary,
};

/** What one of a kind is called: 'Player card'. */
export const kindWord: Readonly<Record<RewardKind, () => string>> = {
  player: m.rewards_kind_player,
  badge: m.rewards_kind_badge,
  item: m.rewards_kind_item,
};

/** What all of a kind are called: 'Player cards'. */
export const kindsWord: Readonly<Record<RewardKind, () => string>> = {
  player: m.rewards_kinds_player,
  badge: m.rewards_kinds_badge,
  item: m.rewards_kinds_item,
};
