import type { Profile } from '@touchline/contracts';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { profileLimits, profileProblems } from '@touchline/domain';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { FootIcon } from '../../../ui/icons/account-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { SearchSelect } from '../../../ui/select/SearchSelect.tsx';
import { ClubField } from './ClubField.tsx';
import { otherNames, shownCountries, shownCountry, storedCountry } from './country-names.ts';
import { ageOf, type FieldName } from './profile-form-fields-and-problems.ts';
import { problemTextOf } from './profile-problem-text.ts';
import css from './ProfileFormFields.module.css';
import { TeamField } from './TeamField.tsx';
import type { ProfileFormState } from './useProfileForm.ts';

interface ProfileFormFieldsProps {
  readonly form: ProfileFormState;
  /** As the server has it. */
  readonly saved: Profile;
}

/** The fields of the profile, each with what is wrong with it. */
export function ProfileFormFields({ form, saved }: ProfileFormFieldsProps) {
  const { fields, problems } = form;
  const validityOf = (field: FieldName) => {
    const message = problemTextOf(field, problems) ?? (form.failure?.field === field ? form.failure.failure : undefined);
    return message === undefined ? { validity: 'neutral' as const } : { validity: 'invalid' as const, message };
  };
  const wiring = (field: FieldName) => ({
    ...validityOf(field),
    onValueChange: (text: string) => form.change(field, text),
  });
  const text = (field: 'displayName' | 'teamName' | 'favoritePlayer') => ({
    ...wiring(field),
    value: fields[field],
    dir: 'auto' as const,
    autoComplete: 'off',
  });
  // An old account may have a place that is no country of the list.
  const options = (): readonly string[] => {
    const place = shownCountry(fields.country);
    return place === '' || shownCountries().includes(place) ? shownCountries() : [place, ...shownCountries()];
  };
  return (
    <>
      <FieldGroup title={m.profile_form_group_name()}>
        <TextInput {...text('displayName')} name="displayName" label={m.profile_form_name()} hint={m.profile_form_name_hint()} />
        <TeamField {...text('teamName')} name="teamName" />
      </FieldGroup>
      <FieldGroup title={m.profile_form_group_football()}>
        <div data-field="favoriteFoot">
          <SegmentedControl
            label={m.profile_form_foot()}
            note={m.profile_form_optional()}
            hint={m.profile_form_foot_hint()}
            segments={[
              { value: 'L', label: m.profile_form_foot_left(), icon: <FootIcon size={26} /> },
              { value: 'R', label: m.profile_form_foot_right(), icon: <FootIcon size={26} isRight /> },
            ]}
            look="tiles"
            value={fields.favoriteFoot || null}
            onValueChange={(foot) => form.change('favoriteFoot', foot)}
          />
        </div>
        <TextInput
          {...text('favoritePlayer')}
          name="favoritePlayer"
          label={m.profile_form_player()}
          note={m.profile_form_optional()}
        />
        <div className={css['whole']}>
          <ClubField value={fields.club || null} onValueChange={(club) => form.change('club', club ?? '')} />
        </div>
      </FieldGroup>
      <FieldGroup title={m.profile_form_group_age()}>
        <TextInput
          {...wiring('age')}
          name="age"
          label={m.profile_form_age()}
          note={m.profile_form_optional()}
          hint={ageHint(fields.age, saved)}
          inputMode="numeric"
          autoComplete="off"
          value={fields.age}
        />
        <SearchSelect
          id="profile-country"
          label={m.profile_form_country()}
          note={m.profile_form_optional()}
          placeholder={m.profile_form_country_placeholder()}
          emptyText={m.profile_form_country_none()}
          unlistedText={(typed) => m.profile_form_country_unlisted({ typed })}
          clearLabel={m.profile_form_country_clear()}
          openLabel={m.profile_form_country_open()}
          options={options}
          alsoFoundBy={(shown) => otherNames(storedCountry(shown))}
          {...validityOf('country')}
          value={shownCountry(fields.country) || null}
          onValueChange={(shown) => form.change('country', storedCountry(shown ?? ''))}
        />
      </FieldGroup>
    </>
  );
}

/** What the age that is typed changes, for whoever has not chosen by a switch whether others see them. */
function ageHint(age: string, { hidden, hidden_chosen: chosen, age: saved }: Profile): string {
  const years = ageOf(age);
  if (chosen != null || years === null || profileProblems({ age: years }).length > 0) return m.profile_form_age_hint();
  if (years < profileLimits.shownFromAge) return m.profile_form_age_child();
  // Whom a saved age under 13 has hidden stays hidden, whatever age comes after it.
  return hidden && saved !== null ? m.profile_form_age_stays_hidden() : m.profile_form_age_teen();
}

/** Fields that belong together, under their name: one below the other, in pairs where there is room. */
function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className={css['legend']}>{title}</legend>
      <div className={css['fields']}>{children}</div>
    </fieldset>
  );
}
