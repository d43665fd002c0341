import { firstResultOf, personalBestOf, type PersonalBest } from '../../celebration/index.ts';
import type { SavedSession } from '../machine/practice-machine-types.ts';

/** The greatest thing a session brought. Unpaid is one that earned nothing. */
export type TopReward =
  | { readonly kind: 'unpaid' | 'badges' | 'level' | 'day' }
  | { readonly kind: 'best'; readonly best: PersonalBest }
  | { readonly kind: 'first'; readonly result: number };

/** Its badges, else the level, the record or the first mark, else how far the day's minutes are. */
export function topRewardOf(saved: SavedSession): TopReward {
  const { rewards } = saved;
  if (rewards.unpaid) return { kind: 'unpaid' };
  if (rewards.achievements.length > 0) return { kind: 'badges' };
  if (rewards.levelAfter > rewards.levelBefore) return { kind: 'level' };
  const best = personalBestOf(saved);
  if (best !== null) return { kind: 'best', best };
  const first = firstResultOf(saved);
  return first === null ? { kind: 'day' } : { kind: 'first', result: first.result };
}
