import type { Profile } from '@touchline/contracts';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { PencilIcon } from '../../../ui/icons/control-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { SearchSelect } from '../../../ui/select/SearchSelect.tsx';
import { ClubField } from './ClubField.tsx';
import { profileLimits, profileProblems } from '@touchline/domain';
import { otherNames, shownCountries, shownCountry, storedCountry } from './country-names.ts';
import { ageOf, type FieldName } from './profile-fields.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import css from './ProfileForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TeamField } from './TeamField.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { problemTextOf } from './profile-problem-text.ts';

/** A field that another screen leads to. */
export type FieldToOpenOn = 'age' | 'teamName';

export interface ProfileFormProps {
  /** Empty for a player without an id, whose profile is not saved. */
  readonly playerId: string;
  /** As the server has it. */
  readonly saved: Profile;
  /** The field that the player comes for: it is in view and has the focus. */
  readonly opensOn?: FieldToOpenOn | undefined;
  /** Told where the form opens and closes: it takes more room than what stands there to be read. */
  readonly onEditingChange?: (isEditing: boolean) => void;
}

/** What a player tells of themselves (spec 001 §2): to be read, and a form once it is to be changed or something of it is not saved. */
export function ProfileForm({ playerId, saved, opensOn, onEditingChange }: ProfileFormProps) {
  const form = useProfileForm(playerId, saved);
  const place = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { fields, problems } = form;
  const isDue = form.unsaved || form.stage !== 'idle' || problems.length > 0 || form.failure !== null;
  const [isOpen, setOpen] = useState(opensOn !== undefined || isDue);
  const [ledTo, setLedTo] = useState(opensOn);
  // Also where it comes later, as another device's draft does: and what was opened for a save stays open after it.
  if (isDue && !isOpen) setOpen(true);
  if (ledTo !== opensOn) {
    setLedTo(opensOn);
    if (opensOn !== undefined) setOpen(true);
  }
  useEffect(() => onEditingChange?.(isOpen), [isOpen, onEditingChange]);
  useEffect(() => {
    if (opensOn !== undefined) leadTo(place.current, opensOn);
  }, [opensOn]);
  /** The focus goes with what is pressed: into the form, and back to the button that opened it. */
  const open = (): void => {
    flushSync(() => setOpen(true));
    place.current?.querySelector<HTMLElement>('[name=displayName]')?.focus();
  };
  const openOn = (field: FieldName): void => {
    flushSync(() => setOpen(true));
    leadTo(place.current, field);
  };
  const close = (): void => {
    flushSync(() => setOpen(false));
    edit.current?.focus();
  };
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

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const save = async (): Promise<void> => {
      const field = await form.save();
      if (field === null) return;
      leadTo(place.current, field);
    };
    void save();
  };
  if (!isOpen) {
    return (
      <Card
        level={3}
        title={m.profile_form_title()}
        aside={
          <Button ref={edit} size="sm" icon={<PencilIcon size={18} />} onClick={open}>
            {m.profile_form_edit()}
          </Button>
        }
      >
        <ProfileFacts fields={fields} onAdd={openOn} />
        {form.waits === null ? null : <SaveStatus form={form} />}
      </Card>
    );
  }
  return (
    <Card
      level={3}
      title={m.profile_form_title()}
      aside={
        isDue ? undefined : (
          <Button size="sm" onClick={close}>
            {m.profile_form_done()}
          </Button>
        )
      }
    >
      <form ref={place} className={css['form']} noValidate onSubmit={onSubmit}>
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
                { value: 'L', label: m.profile_form_foot_left() },
                { value: 'R', label: m.profile_form_foot_right() },
              ]}
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
        <SaveBar form={form} />
      </form>
    </Card>
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

function leadTo(form: HTMLFormElement | null, field: FieldName): void {
  const control = form?.querySelector<HTMLElement>(`[name=${field}], #profile-${field}, [data-field=${field}] :is(input, button)`);
  control?.focus({ preventScroll: true });
  // To the middle: at the edge, header or keyboard would cover the field or its message.
  control?.scrollIntoView({ block: 'center' });
}

/** Fields that belong together, under their name: one below the other, in pairs where there is room. */
function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{title}</legend>
      <div className={css['fields']}>{children}</div>
    </fieldset>
  );
}
