import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { PlusIcon } from '../../../ui/icons/edit-icons.tsx';
import { shownCountry } from './country-names.ts';
import type { FieldName, ProfileFields } from './profile-form-fields-and-problems.ts';
import css from './ProfileFacts.module.css';

const feet: Readonly<Record<string, () => string>> = { L: m.profile_form_foot_left, R: m.profile_form_foot_right };

interface ProfileFactsProps {
  readonly fields: ProfileFields;
  /** Goes to a field that is not set, from its button. */
  readonly onAdd: (field: FieldName, from: HTMLElement) => void;
}

/** What a profile says beside the name and team above it, to be read: each field under its name; and those that are not set, each a press away. */
export function ProfileFacts({ fields, onAdd }: ProfileFactsProps) {
  const facts: readonly { readonly field: FieldName; readonly label: string; readonly value: string }[] = [
    { field: 'teamName', label: m.profile_form_team(), value: fields.teamName },
    { field: 'favoriteFoot', label: m.profile_form_foot(), value: feet[fields.favoriteFoot]?.() ?? '' },
    { field: 'favoritePlayer', label: m.profile_form_player(), value: fields.favoritePlayer },
    { field: 'club', label: m.profile_form_club(), value: fields.club },
    { field: 'age', label: m.profile_form_age(), value: fields.age },
    { field: 'country', label: m.profile_form_country(), value: shownCountry(fields.country) },
  ];
  const unset = facts.filter(({ value }) => value === '');
  const told = facts.filter(({ field, value }) => value !== '' && field !== 'teamName');
  return (
    <>
      {told.length === 0 ? null : (
        <dl className={css['facts']}>
          {told.map(({ field, label, value }) => (
            <div key={field} className={css['fact']}>
              <dt className={css['label']}>{label}</dt>
              <dd className={css['value']} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unset.length === 0 ? null : (
        <fieldset className={css['unset']} aria-label={m.profile_form_not_set()}>
          <p className={css['more']}>{m.profile_form_not_set()}</p>
          <div className={css['ways']}>
            {unset.map(({ field, label }) => (
              <Button key={field} size="sm" icon={<PlusIcon size={16} />} onClick={(event) => onAdd(field, event.currentTarget)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
