import { nextRim, rimOf, type Rarity, type RewardKind, type Rim } from '@touchline/domain';
import { m } from '@touchline/messages';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';

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

/** What the rim of a card is called once it is polished: 'Silver rim'. */
export const rimWord: Readonly<Record<Exclude<Rim, 'plain'>, () => string>> = {
  bronze: m.rewards_rim_bronze,
  silver: m.rewards_rim_silver,
  gold: m.rewards_rim_gold,
};

const toNextRim: Readonly<Record<Exclude<Rim, 'plain'>, (values: { readonly count: number }) => string>> = {
  bronze: m.rewards_rim_next_bronze,
  silver: m.rewards_rim_next_silver,
  gold: m.rewards_rim_next_gold,
};

/** What repeats have made of a card of which there are this many, and what comes next: 'Bronze rim · 2 more for silver'. */
export function rimText(count: number): string {
  const rim = rimOf(count);
  const next = nextRim(count);
  return [
    ...(rim === 'plain' ? [] : [rimWord[rim]()]),
    ...(next === null || next.rim === 'plain' ? [] : [toNextRim[next.rim]({ count: next.missing })]),
  ].join(TEXT_SEPARATOR);
}
