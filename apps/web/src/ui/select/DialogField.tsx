import type { KeyboardEvent } from 'react';
import { classes } from '../join-class-names.ts';
import controlCss from '../field/Control.module.css';
import { Field } from '../field/Field.tsx';
import type { FieldFrame } from '../field/Field.tsx';
import { SearchIcon } from '../icons/edit-icons.tsx';
import css from './SelectTrigger.module.css';

export interface DialogFieldProps extends FieldFrame {
  /** What is chosen, in words; null while nothing is. */
  chosen: string | null;
  placeholder: string;
  open: boolean;
  /** The id of the list in the dialog. */
  listId: string;
  onOpen: () => void;
  id?: string;
}

/** A field whose choices are in a dialog of the caller's, where they can be searched: no list drops down from it. */
export function DialogField(props: DialogFieldProps) {
  const { label, hint, validity = 'neutral', message, note, chosen, placeholder, open, listId, onOpen } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={props.id}>
      {(wiring, labelId) => (
        <button
          {...wiring}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> opens a list of its own, and no dialog
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-labelledby={labelId}
          data-popup-open={open || undefined}
          className={classes(controlCss['box'], controlCss[validity], css['trigger'])}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          <span className={css['chosen']}>{chosen ?? <span className={css['placeholder']}>{placeholder}</span>}</span>
          <span className={css['icon']}>
            <SearchIcon size={20} />
          </span>
        </button>
      )}
    </Field>
  );
}
