import { m } from '@touchline/messages';
import { useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './SaveBar.module.css';
import { SaveStatus } from './SaveStatus.tsx';
import type { ProfileFormState } from './useProfileForm.ts';

/** What the save button says. */
const saveWords = { idle: m.profile_form_save, saving: m.profile_form_saving, saved: m.profile_form_saved } as const;

/** Saves the form. In sight wherever the form is, while something in it is not saved or was not taken. */
export function SaveBar({ form }: { readonly form: ProfileFormState }) {
  const { problems, failure, waits, unsaved, stage, undo } = form;
  const save = useRef<HTMLButtonElement>(null);
  const toasts = useToasts();
  /** The button goes with what it took back: that is said, and the focus stays beside it. */
  const takeBack = (): void => {
    undo();
    save.current?.focus();
    toasts.info({ title: m.profile_form_undone(), text: m.profile_form_undone_words() });
  };
  const isDue = unsaved || stage !== 'idle' || problems.length > 0 || failure !== null;
  return (
    <div className={classes(css['bar'], (isDue || waits !== null) && css['kept'])}>
      <SaveStatus form={form} />
      <div className={css['actions']}>
        {unsaved ? <p className={css['unsaved']}>{m.profile_form_unsaved()}</p> : null}
        {/* Lit once there is something to save. By keyboard it comes before the way to lose it. */}
        <Button
          ref={save}
          type="submit"
          variant={isDue ? 'primary' : 'secondary'}
          busy={stage === 'saving'}
          {...(stage === 'saved' && { icon: <CheckIcon size={20} /> })}
        >
          {saveWords[stage]()}
        </Button>
        {unsaved ? (
          <Button variant="ghost" size="sm" onClick={takeBack}>
            {m.profile_form_undo()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
