import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/control-icons.tsx';
import { classes } from '../join-class-names.ts';
import veilCss from './Veil.module.css';
import css from './FullScreenDialog.module.css';

export interface FullScreenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is shown, as wide as 16:9 fits into the window. */
  children: ReactNode;
  /** Below it: where it is from, buttons. */
  footer?: ReactNode;
}

/** One thing to watch, over the whole window and dark in both themes: Escape, a press beside it and Back close it, and the focus returns. */
export function FullScreenDialog({ open, onOpenChange, title, children, footer }: FullScreenDialogProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={classes(veilCss['veil'], css['veil'])} />
        <Base.Viewport className={css['viewport']} data-theme="dark">
          <Base.Popup className={css['popup']}>
            <header className={css['head']}>
              <Base.Title className={css['title']}>{title}</Base.Title>
              <Base.Close render={<IconButton label={m.ui_close()} icon={<CloseIcon />} />} />
            </header>
            {children}
            {footer === undefined ? null : <footer className={css['foot']}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
