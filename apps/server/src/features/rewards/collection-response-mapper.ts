import type { CollectionItem, CollectionProgress } from '@touchline/contracts';
import { collectionProgress, compareCollected, findPackReward, newCards, type PackReward } from '@touchline/domain';
import { rewardWords, seriesNames } from '@touchline/messages/pack-rewards';
import type { Owned } from './repo.ts';

/** A reward in the words of the API. */
export function rewardFields(reward: PackReward) {
  const { name, description } = rewardWords[reward.id];
  return {
    reward_id: reward.id,
    item_type: reward.kind,
    item_name: name,
    item_emoji: reward.emoji,
    rarity: reward.rarity,
    series: seriesNames[reward.series],
    number: reward.number,
    description,
  };
}

/** A collection as it is shown at an instant: in order, those found last marked as new. */
export function collectionOf(owned: readonly Owned[], now: Date): CollectionItem[] {
  const known = owned.flatMap((one) => {
    const reward = findPackReward(one.rewardId);
    // A reward that only a newer version knows waits until this server is of that version too.
    return reward === undefined ? [] : [{ ...one, reward, rarity: reward.rarity }];
  });
  const fresh = newCards(known, now);
  return known
    .toSorted(compareCollected)
    .map(({ reward, count, firstObtainedAt, obtainedAt }) => ({
      ...rewardFields(reward),
      count,
      first_obtained_at: firstObtainedAt.toISOString(),
      obtained_at: obtainedAt.toISOString(),
      is_new: fresh.has(reward.id),
    }));
}

/** How complete a collection is, and how many packs it came out of. */
export function progressOf(owned: readonly Owned[]): CollectionProgress {
  const { kinds, series, ...whole } = collectionProgress(new Set(owned.map(({ rewardId }) => rewardId)));
  return {
    ...whole,
    packs: owned.reduce((sum, { count }) => sum + count, 0),
    kinds: [...kinds],
    series: series.map((one) => ({ ...one, series: seriesNames[one.series] })),
  };
}
