import type { Profile } from '@touchline/contracts';
import { oneLine, profileProblems, type ProfileForm, type ProfileProblem } from '@touchline/domain';
import type { ProfileEdit } from '../../../offline/index.ts';

/** The form, every field as the text in it. */
export interface ProfileFields {
  readonly displayName: string;
  readonly teamName: string;
  readonly favoritePlayer: string;
  /** Empty for none. */
  readonly country: string;
  /** Empty for none. */
  readonly club: string;
  readonly age: string;
  /** Empty where none was chosen. */
  readonly favoriteFoot: string;
}
export type FieldName = keyof ProfileFields;

/** The form of a profile. */
export function fieldsOf(profile: Profile): ProfileFields {
  return {
    displayName: profile.display_name,
    teamName: profile.team_name ?? '',
    favoritePlayer: profile.favorite_player ?? '',
    country: profile.country ?? '',
    club: profile.club ?? '',
    age: profile.age === null ? '' : String(profile.age),
    favoriteFoot: profile.favorite_foot_chosen ? profile.favorite_foot : '',
  };
}

/**
 * What a form changes of the profile at the server: texts on one line, an empty age as none, the right foot unless it
 * is the left (spec 001 §5). What an edit that still waits would change back is named too.
 */
export function editOf(fields: ProfileFields, saved: Profile, waiting: ProfileEdit | null): ProfileEdit {
  const whole = {
    display_name: oneLine(fields.displayName) ?? '',
    team_name: oneLine(fields.teamName),
    favorite_player: oneLine(fields.favoritePlayer),
    country: fields.country || null,
    club: fields.club || null,
    age: ageOf(fields.age),
    favorite_foot: fields.favoriteFoot === 'L' ? 'L' : 'R',
    favorite_foot_chosen: fields.favoriteFoot !== '',
  } satisfies ProfileEdit;
  const changed = Object.entries(whole).filter(
    ([field, value]) => value !== saved[field as keyof Profile] || (waiting !== null && field in waiting),
  );
  const edit = Object.fromEntries(changed) as ProfileEdit;
  // An account without any name gets the one it is given here, so that its profile can become complete.
  return edit.display_name !== undefined && saved.name === null ? { ...edit, name: edit.display_name } : edit;
}

const formNames: Readonly<Partial<Record<keyof ProfileEdit, keyof ProfileForm>>> = {
  display_name: 'displayName',
  team_name: 'teamName',
  favorite_player: 'favoritePlayer',
  country: 'country',
  age: 'age',
};

/** What may be wrong with the form: what the server would say, and an age that is no number, which never gets there. */
export type FormProblem = ProfileProblem | 'age_no_number';

/** What is wrong with an edit, in the order of the fields. A name of before is not looked at until it is changed. */
export function problemsOf(edit: ProfileEdit): FormProblem[] {
  const form = Object.fromEntries(
    Object.entries(edit).flatMap(([field, value]) => {
      const name = formNames[field as keyof ProfileEdit];
      return name === undefined ? [] : [[name, value === '' ? null : value]];
    }),
  ) as ProfileForm;
  const noNumber = typeof edit.age === 'number' && Number.isNaN(edit.age);
  return profileProblems(form).map((problem) => (noNumber && problem === 'age_out_of_range' ? 'age_no_number' : problem));
}

/** Years, also such as nobody can have; null for none, NaN for what is no number. */
export function ageOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
