import type { Profile } from '@touchline/contracts';
import { weakerFootOf } from '@touchline/domain';

/** The foot a player plays less well with, by their profile; null where that is not there yet, or does not say. */
export function weakerFootIn(profile: Profile | undefined): 'left' | 'right' | null {
  if (profile === undefined) return null;
  return weakerFootOf({ favoriteFoot: profile.favorite_foot, favoriteFootChosen: profile.favorite_foot_chosen });
}
