import type { Profile } from '@touchline/contracts';

/** What a player edits of their profile; what is left out stays as it is. */
export type ProfileEdit = Partial<
  Pick<
    Profile,
    | 'display_name'
    | 'name'
    | 'team_name'
    | 'favorite_player'
    | 'country'
    | 'age'
    | 'favorite_foot'
    | 'avatar'
    | 'hidden'
  >
>;

/** A profile as it will be once an edit has reached the server. */
export function withEdit(profile: Profile, edit: ProfileEdit | null): Profile {
  if (edit === null) return profile;
  const chosen = edit.hidden !== undefined && edit.hidden !== profile.hidden ? { hidden_chosen: edit.hidden } : {};
  return { ...profile, ...edit, ...chosen };
}
