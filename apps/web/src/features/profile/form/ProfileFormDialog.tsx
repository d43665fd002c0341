import type { Profile } from '@touchline/contracts';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { hasKeyboard } from '../../../ui/field/has-keyboard.ts';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import type { FieldName } from './profile-form-fields-and-problems.ts';
import css from './ProfileFormDialog.module.css';
import { ProfileFormFields } from './ProfileFormFields.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { ProfileFormState } from './useProfileForm.ts';

/** What the save button says. */
const saveWords = { idle: m.profile_form_save, saving: m.profile_form_saving, saved: m.profile_form_saved } as const;

interface ProfileFormDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Takes back what was typed; the dialog closes. */
  readonly onDiscard: () => void;
  /** As the server has it. */
  readonly saved: Profile;
  readonly form: ProfileFormState;
  /** The field that has the focus first; null for none in particular. */
  readonly opensAt: FieldName | null;
  /** Where the focus goes once it has closed. */
  readonly finalFocus: () => HTMLElement | null;
}

/** The form of the profile (spec 001 §2, §5), a sheet on a phone. It closes by itself once it is saved, and asks before what was typed is lost. */
export function ProfileFormDialog({ open, onClose, onDiscard, saved, form, opensAt, finalFocus }: ProfileFormDialogProps) {
  const { stage, unsaved } = form;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);

  const close = (): void => {
    if (unsaved) setAsking(true);
    else onClose();
  };
  const discard = (): void => {
    setAsking(false);
    onClose();
    onDiscard();
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const save = async (): Promise<void> => {
      const outcome = await form.save();
      // The card below says that it waits.
      if (outcome === 'kept') onClose();
      else if (outcome !== 'saved' && outcome.field !== null) leadTo(controlOf(place.current, outcome.field));
    };
    void save();
  };
  /** By touch no field in particular: no keyboard comes up over half of the form. */
  const firstControl = (byKeys: boolean): HTMLElement | null => {
    const field = opensAt ?? (byKeys || hasKeyboard() ? 'displayName' : null);
    if (field === null) return null;
    const control = controlOf(place.current, field);
    leadTo(control);
    return control;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={m.profile_form_title()}
      description={m.profile_form_all_optional()}
      actionsStay
      initialFocus={firstControl}
      finalFocus={finalFocus}
      notice={<SaveStatus form={form} areFieldsSeen />}
      footer={
        <>
          <Button onClick={close}>{m.ui_dialog_cancel()}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={stage === 'saving'}
            {...(stage === 'saved' && { icon: <CheckIcon size={20} /> })}
          >
            {saveWords[stage]()}
          </Button>
        </>
      }
    >
      <form id={id} ref={place} className={css['form']} noValidate onSubmit={onSubmit}>
        <ProfileFormFields form={form} saved={saved} />
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.profile_form_discard_question()}
        description={m.profile_form_discard_words()}
        emphasis="cancel"
        cancelLabel={m.profile_form_keep_editing()}
        confirmLabel={m.profile_form_discard()}
        onConfirm={discard}
      />
    </Dialog>
  );
}

function controlOf(form: HTMLFormElement | null, field: FieldName): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name=${field}], #profile-${field}, [data-field=${field}] :is(input, button)`) ?? null;
}

function leadTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  // To the middle: at the edge, the buttons or a keyboard would cover the field or its message.
  control?.scrollIntoView({ block: 'center' });
}
