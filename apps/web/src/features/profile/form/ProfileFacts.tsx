import { m } from '@touchline/messages';
import { shownCountry } from './country-names.ts';
import type { ProfileFields } from './profile-fields.ts';
import css from './ProfileFacts.module.css';

const feet: Readonly<Record<string, () => string>> = { L: m.profile_form_foot_left, R: m.profile_form_foot_right };

/** What a profile says, to be read: each field under its name, and which are not set. */
export function ProfileFacts({ fields }: { readonly fields: ProfileFields }) {
  const facts = [
    { label: m.profile_form_name(), value: fields.displayName },
    { label: m.profile_form_team(), value: fields.teamName },
    { label: m.profile_form_foot(), value: feet[fields.favoriteFoot]?.() ?? '' },
    { label: m.profile_form_player(), value: fields.favoritePlayer },
    { label: m.profile_form_club(), value: fields.club },
    { label: m.profile_form_age(), value: fields.age },
    { label: m.profile_form_country(), value: shownCountry(fields.country) },
  ];
  return (
    <dl className={css['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css['fact']}>
          <dt className={css['label']}>{label}</dt>
          <dd className={css['value']} data-set={value !== ''} dir="auto">
            {value === '' ? m.profile_form_not_set() : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
