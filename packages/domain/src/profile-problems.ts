/** What is wrong with the fields of a profile that somebody typed (spec 001 §5). */
import { countryOf } from './countries.ts';
import { hasContactDetails } from './detect-contact-details.ts';
import { isReadableName } from './is-readable-name.ts';
import { isStaffName } from './is-staff-name.ts';
import { teamKeyOf } from './leaderboard.ts';
import { avatars, isTooShort, profileLimits } from './profile-fields.ts';

/** Why a name may not be shown to other players. */
export type NameProblem = 'contact' | 'official' | 'unreadable' | 'rude';

export type ProfileProblem =
  | 'display_name_required'
  | 'display_name_too_short'
  | `${'display_name' | 'team'}_${NameProblem}`
  | 'team_reserved'
  | 'text_too_long'
  | 'age_out_of_range'
  | 'country_unknown'
  | 'avatar_unknown';

/** What a player has typed and `oneLine` has tidied; what is left out is not looked at. */
export interface ProfileForm {
  readonly displayName?: string | null;
  readonly name?: string | null;
  readonly teamName?: string | null;
  readonly favoritePlayer?: string | null;
  readonly country?: string | null;
  readonly age?: number | null;
  readonly avatar?: string | null;
}

/**
 * Everything that is wrong with a form, in the order of its fields; empty when all may be kept. Null takes a field
 * away, which all but the display name allow. Who knows rude words tells which texts hold some: `isRude`.
 */
export function profileProblems(form: ProfileForm, isRude: (text: string) => boolean = () => false): ProfileProblem[] {
  const { displayName, teamName, age, country, avatar } = form;
  const texts = [displayName, form.name, teamName, form.favoritePlayer];
  const problems: (ProfileProblem | null)[] = [
    displayName === undefined ? null : displayNameProblem(displayName, isRude),
    teamName ? teamProblem(teamName, isRude) : null,
    texts.some((text) => (text ?? '').length > profileLimits.maxText) ? 'text_too_long' : null,
    country && countryOf(country) === null ? 'country_unknown' : null,
    age === undefined || age === null || isAge(age) ? null : 'age_out_of_range',
    avatar && !avatars.some((one) => one === avatar) ? 'avatar_unknown' : null,
  ];
  return problems.filter((problem) => problem !== null);
}

function displayNameProblem(name: string | null, isRude: (text: string) => boolean): ProfileProblem | null {
  if (name === null) return 'display_name_required';
  if (isTooShort(name)) return 'display_name_too_short';
  const problem = nameProblem(name, isRude);
  return problem && `display_name_${problem}`;
}

function teamProblem(team: string, isRude: (text: string) => boolean): ProfileProblem | null {
  if (teamKeyOf(team) === null) return 'team_reserved';
  const problem = nameProblem(team, isRude);
  return problem && `team_${problem}`;
}

/** Why a name may not be shown to other players; null when it may. */
export function nameProblem(name: string, isRude: (text: string) => boolean): NameProblem | null {
  if (hasContactDetails(name)) return 'contact';
  if (!isReadableName(name)) return 'unreadable';
  if (isStaffName(name)) return 'official';
  return isRude(name) ? 'rude' : null;
}

function isAge(age: number): boolean {
  return Number.isInteger(age) && age >= profileLimits.minAge && age <= profileLimits.maxAge;
}
