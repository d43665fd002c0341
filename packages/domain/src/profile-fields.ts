/** The fields of a profile: what they may hold, and what is told when they do not (spec 001 §5). */
import { countryOf } from './countries.ts';
import { hasContactDetails } from './detect-contact-details.ts';
import { isReadableName } from './is-readable-name.ts';
import { isStaffName } from './is-staff-name.ts';
import { teamKeyOf } from './leaderboard.ts';

/** Twelve pictures to choose from; the first is everybody's to begin with. */
export const avatars = ['⚽', '🦁', '🐯', '🦊', '🐺', '🦅', '🐬', '🦖', '🚀', '⭐', '🔥', '👟'] as const;
export const defaultAvatar = avatars[0];

export const profileLimits = {
  /** Characters of a name that can be seen (spec 001 §9). */
  minName: 2,
  /** Characters of any field. */
  maxText: 60,
  minAge: 5,
  maxAge: 99,
  /** Younger players, and those whose age is not known, are on no board until they choose to be. */
  shownFromAge: 13,
} as const;

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

/** Marks that cannot be seen but turn or hide the text around them; the joiner of emoji is none of them. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** A text as it is kept: on one line, without marks that cannot be seen, and null when nothing is left. */
export function oneLine(text: string): string | null {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim() || null;
}

/** Whether a name is too short to call anybody by: of what can be seen, and blanks cannot. */
export function isTooShort(name: string): boolean {
  return name.replace(/[\s\u200d]/g, '').length < profileLimits.minName;
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

/** What stands between several messages that are shown together (spec 001 §5). */
export function joinMessages(messages: readonly string[]): string {
  const last = messages.length - 1;
  return messages.map((message, index) => (index < last ? message.replace(/\.$/, '') : message)).join('. ');
}

/** Whether a player who has made no choice is off the boards: a child, and whoever has given no age and may be one. */
export function isHiddenByAge(age: number | null): boolean {
  return age === null || age < profileLimits.shownFromAge;
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
