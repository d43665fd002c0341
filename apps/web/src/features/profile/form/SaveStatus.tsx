import { m } from '@touchline/messages';
import { waitingText } from '../../../offline/index.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { AlertIcon, InfoIcon } from '../../../ui/icons/control-icons.tsx';
import css from './SaveStatus.module.css';
import type { ProfileFormState } from './useProfileForm.ts';
import { fieldOf, problemsText } from './profile-problem-text.ts';

interface SaveStatusProps {
  readonly form: ProfileFormState;
  /** Whether the fields stand beside it, each with what is wrong with it. */
  readonly areFieldsSeen: boolean;
}

/** What there is to say about the save: what is wrong, why it failed, that it waits. */
export function SaveStatus({ form, areFieldsSeen }: SaveStatusProps) {
  const { problems, failure, waits, stage } = form;
  const trouble = problems.length > 0 ? problemsText(problems) : (failure?.failure ?? null);
  // One that stands at its field, which has the focus, is only spoken here: nobody reads it twice.
  const [only, ...others] = problems;
  const isOfOneField = only === undefined ? failure !== null && failure.field !== null : others.length === 0 && fieldOf(only) !== null;
  return (
    <div>
      <div role="alert">
        {trouble === null ? null : areFieldsSeen && isOfOneField ? (
          <VisuallyHidden>{trouble}</VisuallyHidden>
        ) : (
          <p className={css['trouble']}>
            <AlertIcon size={18} />
            <span>{trouble}</span>
          </p>
        )}
      </div>
      <output className={css['status']}>
        {stage === 'saved' ? <VisuallyHidden>{m.profile_form_saved()}</VisuallyHidden> : null}
        {waits === null ? null : (
          <span className={css['waits']}>
            <InfoIcon size={18} />
            <span className={css['two']}>
              <b>{m.profile_saved_locally()}</b>
              <span>{m.profile_saved_locally_words({ why: waitingText(waits) })}</span>
            </span>
          </span>
        )}
      </output>
    </div>
  );
}
