import { packRewards, type PackReward, type SeriesId } from './reward-catalogue.ts';
import { rarities, rewardKinds, type Rarity, type RewardKind } from './reward-definition.ts';

/** How many cards of a collection carry the NEW tag at most (spec 001 §9). */
const NEW_TAGS = 5;

/** How long after it was found a card is new, in milliseconds: a week. */
const NEW_MS = 7 * 86_400_000;

/** The ids of the cards that carry the NEW tag at an instant: the five different ones found last, a week long. Another of a card that was there is no find. */
export function newCards(owned: readonly { readonly rewardId: string; readonly firstObtainedAt: Date }[], now: Date): ReadonlySet<string> {
  const latest = owned.toSorted((a, b) => b.firstObtainedAt.getTime() - a.firstObtainedAt.getTime()).slice(0, NEW_TAGS);
  return new Set(latest.filter(({ firstObtainedAt }) => now.getTime() - firstObtainedAt.getTime() < NEW_MS).map(({ rewardId }) => rewardId));
}

/** The order of a collection (spec 001 §9): legendary first, and within a rarity what was obtained last. */
export function compareCollected(
  a: { readonly rarity: Rarity; readonly obtainedAt: Date },
  b: { readonly rarity: Rarity; readonly obtainedAt: Date },
): number {
  return rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity) || b.obtainedAt.getTime() - a.obtainedAt.getTime();
}

/** How much of something a player has: different rewards, out of how many, and that in whole percent. */
export interface Progress {
  readonly distinct: number;
  readonly total: number;
  readonly percent: number;
}

export interface CollectionProgress extends Progress {
  readonly kinds: readonly ({ readonly kind: RewardKind } & Progress)[];
  readonly series: readonly ({ readonly kind: RewardKind; readonly series: SeriesId } & Progress)[];
}

/** How much of everything, of each kind and of each series a player has who owns these. */
export function collectionProgress(ownedIds: ReadonlySet<string>): CollectionProgress {
  const progressIn = (rewards: readonly PackReward[]): Progress => {
    const distinct = rewards.filter(({ id }) => ownedIds.has(id)).length;
    return { distinct, total: rewards.length, percent: Math.round((100 * distinct) / rewards.length) };
  };
  return {
    ...progressIn(packRewards),
    kinds: rewardKinds.map((kind) => ({ kind, ...progressIn(packRewards.filter((reward) => reward.kind === kind)) })),
    series: packRewards
      .filter(({ number }) => number === 1)
      .map(({ kind, series }) => ({
        kind,
        series,
        ...progressIn(packRewards.filter((reward) => reward.series === series)),
      })),
  };
}
