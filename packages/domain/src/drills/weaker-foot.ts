import type { Drill } from './drill-catalogue.ts';
import type { DrillWish } from './drill-filter.ts';

/** What a player has told of their feet. */
interface OwnFeet {
  readonly favoriteFoot: 'L' | 'R';
  /** False while the foot above is only the default: then nobody knows which one is the weaker. */
  readonly favoriteFootChosen: boolean;
}

/** The foot a player plays less well with; null where nobody has told which it is. */
export function weakerFootOf({ favoriteFoot, favoriteFootChosen }: OwnFeet): 'left' | 'right' | null {
  if (!favoriteFootChosen) return null;
  return favoriteFoot === 'L' ? 'right' : 'left';
}

/**
 * The side that a drill is meant for: the weaker foot, where it is for no other or where the player who chose it wished for
 * such drills; null where any will do, or nobody knows which foot that is.
 */
export function sideMeantBy({ weakFoot, onlyWeakFoot }: Drill, weakerFoot: 'left' | 'right' | null, wishes: readonly DrillWish[] = []): 'left' | 'right' | null {
  return onlyWeakFoot === true || (weakFoot && wishes.includes('weakFoot')) ? weakerFoot : null;
}
