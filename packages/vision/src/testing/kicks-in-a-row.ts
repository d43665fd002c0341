import { curve, film } from './synthetic-film.ts';
import type { Film } from './synthetic-film.ts';
import type { shot } from './synthetic-motions.ts';

type Kick = ReturnType<typeof shot>;

/** Seconds from one kick to the next: three for the kick, one for the way back to where it began. */
export const kickEvery = 4;
const wayBack = curve([[2.6, 0], [3.9, -1.6]]);

/** One kick after the other, as of a player who goes back for the next ball each time. */
export function kicksInARow(kicks: readonly [Kick, ...Kick[]]): Film {
  const motion: Kick = (whole) => {
    const time = whole % kickEvery;
    const kick = kicks[Math.min(kicks.length - 1, Math.floor(whole / kickEvery))] ?? kicks[0];
    const stance = kick(time);
    return { ...stance, at: { ...stance.at, forward: stance.at.forward + wayBack(time) } };
  };
  return film(motion, { duration: kickEvery * kicks.length });
}
