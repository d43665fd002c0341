import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { Button } from '../button/Button.tsx';
import { classes } from '../join-class-names.ts';
import veilCss from './Veil.module.css';
import css from './Dialog.module.css';
import { focusFirst } from './first-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  description?: ReactNode;
  /** What the confirming button says: the deed, not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** danger for what cannot be taken back. Default primary. */
  tone?: 'primary' | 'danger';
  /** Which answer has the light; 'alternative' is the first of those, 'none' leaves them equal. Default the deed. */
  emphasis?: 'confirm' | 'cancel' | 'alternative' | 'none';
  /** Other deeds that answer the question too; closing is the caller's. */
  alternatives?: readonly { readonly label: string; readonly onPress: () => void }[];
  /** While true the dialog stays and the confirming button works. */
  busy?: boolean;
  /** While true the confirming button cannot be pressed: something else comes first. */
  confirmDisabled?: boolean;
  /** Called once a press; closing is the caller's, so that it can wait for an answer. */
  onConfirm: () => void;
  /** Where the focus goes once it has closed; true, and without it: back to where it was opened from. */
  finalFocus?: () => HTMLElement | null | true;
}

/** Asks before a deed: only its buttons, Escape and Back answer, a press on the veil does not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone = 'primary', emphasis = 'confirm', busy = false, confirmDisabled = false, alternatives = [] } = props;
  const change = (next: boolean): void => {
    if (!busy) onOpenChange(next);
  };
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => change(false));
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className={veilCss['veil']} />
        <Base.Viewport className={css['viewport']}>
          <Base.Popup
            ref={popup}
            className={classes(css['popup'], css['sm'])}
            initialFocus={(by) => focusFirst(popup, by)}
            finalFocus={props.finalFocus}
          >
            <header className={css['head']}>
              <Base.Title className={css['title']}>{title}</Base.Title>
            </header>
            {description === undefined ? null : (
              <div className={css['body']}>
                <Base.Description className={css['description']} render={<div />}>
                  {description}
                </Base.Description>
              </div>
            )}
            <footer className={classes(css['foot'], alternatives.length > 0 && css['many'])}>
              <Base.Close render={<Button {...(emphasis === 'cancel' && { variant: 'primary' })} aria-disabled={busy || undefined}>{cancelLabel ?? m.ui_dialog_cancel()}</Button>} />
              {alternatives.map(({ label, onPress }, index) => (
                <Button key={label} {...(emphasis === 'alternative' && index === 0 && { variant: 'primary' })} onClick={onPress}>
                  {label}
                </Button>
              ))}
              <Button {...(emphasis === 'confirm' && { variant: tone })} busy={busy} disabled={confirmDisabled} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
