import type { avatars } from '@touchline/domain';
import { m } from '@touchline/messages';

/** What each of the twelve shows, in the order in which they are offered. */
export const avatarNames: Readonly<Record<(typeof avatars)[number], () => string>> = {
  '⚽': m.profile_avatar_football,
  '🦁': m.profile_avatar_lion,
  '🐯': m.profile_avatar_tiger,
  '🦊': m.profile_avatar_fox,
  '🐺': m.profile_avatar_wolf,
  '🦅': m.profile_avatar_eagle,
  '🐬': m.profile_avatar_dolphin,
  '🦖': m.profile_avatar_dinosaur,
  '🚀': m.profile_avatar_rocket,
  '⭐': m.profile_avatar_star,
  '🔥': m.profile_avatar_fire,
  '👟': m.profile_avatar_shoe,
};
