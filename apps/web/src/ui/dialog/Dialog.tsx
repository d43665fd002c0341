import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { m } from '@touchline/messages';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../join-class-names.ts';
import { CloseIcon } from '../icons/control-icons.tsx';
import hiddenCss from '../hidden/VisuallyHidden.module.css';
import veilCss from './Veil.module.css';
import css from './Dialog.module.css';
import { focusFirst } from './first-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Seen in the place of the title, which is then for screen readers alone: where the content says it again. */
  lead?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Between what scrolls and the buttons, always in sight: why what was pressed was not done. */
  notice?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** A footer that leads on from here and asks nothing: a slim bar, in view on a low screen too. */
  slimFooter?: boolean;
  /** Its cross and its footer stay in sight while what is between them scrolls, on a phone that lies down too: there they stand beside the title. */
  actionsStay?: boolean;
  /** sm 26 rem, md 36, lg 52, xl 72. Default md. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Its content is there to be read, not pressed: it takes the focus itself, so that the keys can scroll it. */
  readOnly?: boolean;
  /** What has the focus first, where it is not the first thing to press, given how it was opened; nothing scrolls for it. */
  initialFocus?: RefObject<HTMLElement | null> | ((byKeys: boolean) => HTMLElement | null);
  /** Where the focus goes once it has closed; true, and without it: back to where it was opened from. */
  finalFocus?: () => HTMLElement | null | true;
  /** Stands in the address while it is open: whoever opens the dialog reads it there after a reload. */
  hash?: string;
}

/** A window above the page: focus stays inside and returns; Escape, the veil and Back close it. A sheet on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, lead, slimFooter = false, description, children, notice, footer, size = 'md', actionsStay = false, readOnly = false, initialFocus, hash } = props;
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => onOpenChange(false), { hash });
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={veilCss['veil']} />
        <Base.Viewport className={css['viewport']}>
          <Base.Popup
            ref={popup}
            className={classes(css['popup'], css[size], actionsStay && css['stay'])}
            initialFocus={(by) => (focusOn(initialFocus) ? false : focusFirst(popup, by))}
            finalFocus={props.finalFocus}
          >
            <header className={css['head']}>
              <Base.Title className={lead === undefined ? css['title'] : hiddenCss['hidden']}>{title}</Base.Title>
              {lead === undefined ? null : <div className={css['lead']}>{lead}</div>}
              <Base.Close render={<IconButton label={m.ui_close()} icon={<CloseIcon />} />} />
            </header>
            <div className={css['body']} {...(readOnly && { tabIndex: 0 })}>
              {description === undefined ? null : (
                <Base.Description className={css['description']} render={<div />}>
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
            {notice === undefined ? null : <div className={css['notice']}>{notice}</div>}
            {footer === undefined ? null : <footer className={classes(css['foot'], slimFooter && css['slim'])}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Whether there was something to focus. */
function focusOn(wanted: DialogProps['initialFocus']): boolean {
  // What opened it still has the focus, and shows it where that was a key.
  const byKeys = document.activeElement?.matches(':focus-visible') ?? false;
  const target = typeof wanted === 'function' ? wanted(byKeys) : wanted?.current;
  target?.focus({ preventScroll: true });
  return target != null;
}
