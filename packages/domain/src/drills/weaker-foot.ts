import type { Drill } from './drill-catalogue.ts';

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

/** The side that a drill is made for: the weaker foot, where it is for no other; null where any will do. */
export function sideMeantBy({ onlyWeakFoot }: Drill, weakerFoot: 'left' | 'right' | null): 'left' | 'right' | null {
  return onlyWeakFoot === true ? weakerFoot : null;
}
