import type { Profile } from '@touchline/contracts';

/** The picture of a player whose profile is not here yet (spec 000 §3). */
const ball = '⚽';

/** The player's emoji. */
export function avatarOf(profile: Profile | undefined): string {
  return profile?.avatar ?? ball;
}
