import { rewardsIn, type PackReward } from './reward-catalogue.ts';
import { rarities, rewardKinds, type Rarity, type RewardKind } from './reward-definition.ts';

/** What a pack costs, in tokens (spec 000 §9). */
export const PACK_COST = 10;

/** How often each rarity comes, in the same proportions inside every kind (spec 001 §9). */
const rarityWeights: Readonly<Record<Rarity, number>> = { common: 65, rare: 27, epic: 5, legendary: 3 };

/** A source of chance: a whole number from 0 up to, not including, `below`, each as likely as the others. */
export type Draw = (below: number) => number;

/** A drawer of the cabinet that packs are filled from: rewards that are equally likely. */
interface Drawer {
  readonly kind: RewardKind;
  readonly rarity: Rarity;
  readonly weight: number;
  readonly rewards: readonly PackReward[];
}

/** The one table that packs are filled from and that the odds are read off. Kinds weigh the same. */
const cabinet: readonly Drawer[] = rewardKinds.flatMap((kind) =>
  rarities.map((rarity) => ({ kind, rarity, weight: rarityWeights[rarity], rewards: rewardsIn(kind, rarity) })),
);

const wholeWeight = sum(cabinet);

/** What is in a pack: one reward. The drawer by its weight, then any reward in it alike. */
export function openPack(draw: Draw): PackReward {
  let left = draw(wholeWeight);
  for (const { weight, rewards } of cabinet) {
    if (left < weight) return pick(rewards, draw);
    left -= weight;
  }
  throw new RangeError('the draw was beyond what was asked for');
}

function pick(rewards: readonly PackReward[], draw: Draw): PackReward {
  const reward = rewards[draw(rewards.length)];
  if (reward === undefined) throw new RangeError('the draw was beyond what was asked for');
  return reward;
}

/** How likely a pack holds what; percentages are not rounded, and each list adds up to 100. */
export interface PackOdds {
  readonly kinds: readonly { readonly kind: RewardKind; readonly percent: number }[];
  readonly rarities: readonly { readonly rarity: Rarity; readonly percent: number }[];
  readonly drawers: readonly {
    readonly kind: RewardKind;
    readonly rarity: Rarity;
    /** Different rewards in it, one as likely as the other. */
    readonly rewards: number;
    readonly percent: number;
  }[];
}

/** The odds that a player sees before opening, read off the table that packs are filled from. */
export function packOdds(): PackOdds {
  const percent = (drawers: readonly Drawer[]) => (100 * sum(drawers)) / wholeWeight;
  return {
    kinds: rewardKinds.map((kind) => ({ kind, percent: percent(cabinet.filter((drawer) => drawer.kind === kind)) })),
    rarities: rarities.map((rarity) => ({
      rarity,
      percent: percent(cabinet.filter((drawer) => drawer.rarity === rarity)),
    })),
    drawers: cabinet.map((drawer) => ({
      kind: drawer.kind,
      rarity: drawer.rarity,
      rewards: drawer.rewards.length,
      percent: percent([drawer]),
    })),
  };
}

function sum(drawers: readonly Drawer[]): number {
  return drawers.reduce((total, { weight }) => total + weight, 0);
}
