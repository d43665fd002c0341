import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { AlertIcon, CheckIcon } from '../icons/control-icons.tsx';
import css from './Field.module.css';

/** What is known of the value: nothing yet, good, or wrong (then a message says why). */
export type Validity = 'neutral' | 'valid' | 'invalid';

/** What every field takes besides its control. */
export interface FieldFrame {
  label: string;
  /** Help that stays while typing. */
  hint?: ReactNode;
  /** Default neutral. */
  validity?: Validity;
  /** Why it is invalid, or a word of praise when valid. */
  message?: ReactNode;
  /** Read out after the label, as 'optional': whoever sees the form is told once for all its fields. */
  note?: string;
}

/** The attributes that tie a control to its label, hint and message. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldFrame {
  /** The control's id; made when absent. */
  id?: string | undefined;
  /** 'group' names the control by aria-labelledby (`labelId`) in place of a <label>. Default control. */
  naming?: 'control' | 'group';
  /**
   * beside: the hint follows the label, and the control stands beside both where their container has the room; bare: the
   * label is read out only, where the control says by itself what it is for. Default stacked.
   */
  layout?: 'stacked' | 'beside' | 'bare' | undefined;
  children: (wiring: FieldWiring, labelId: string) => ReactNode;
}

/** Label, control, hint and message as one; the control is drawn by `children` with the wiring it is given. */
export function Field({ label, hint, validity = 'neutral', message, note, id, naming, layout, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const [labelId, hintId, messageId] = [`${controlId}-label`, `${controlId}-hint`, `${controlId}-message`];
  const hasHint = hint !== undefined && hint !== null;
  const hasMessage = validity !== 'neutral' && message !== undefined && message !== null && message !== '';
  const describedBy = classes(hasMessage && messageId, hasHint && hintId);
  const name = (
    <>
      {label}
      {note === undefined ? null : <VisuallyHidden>, {note}</VisuallyHidden>}
    </>
  );
  return (
    <div className={classes(css['field'], layout === 'beside' && css['beside'], layout === 'bare' && css['bare'])} data-validity={validity}>
      {naming === 'group' ? (
        <span className={css['label']} id={labelId}>
          {name}
        </span>
      ) : (
        <label className={css['label']} id={labelId} htmlFor={controlId}>
          {name}
        </label>
      )}
      {children(
        { id: controlId, 'aria-describedby': describedBy, 'aria-invalid': validity === 'invalid' || undefined },
        labelId,
      )}
      {hasHint ? (
        <p className={css['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {hasMessage ? (
          <p className={classes(css['message'], css[validity])} id={messageId}>
            {validity === 'invalid' ? <AlertIcon size={16} /> : <CheckIcon size={16} />}
            <span>{message}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
