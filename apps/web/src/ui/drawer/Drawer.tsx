import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/control-icons.tsx';
import hiddenCss from '../hidden/VisuallyHidden.module.css';
import veilCss from '../dialog/Veil.module.css';
import { classes } from '../join-class-names.ts';
import css from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name; shown at the top unless `header` is given. */
  title: string;
  /** In place of the shown title. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A sheet from the foot of the screen, near the thumb, as high as what it holds: focus stays inside and returns, Escape, the overlay and Back close it. */
export function Drawer({ open, onOpenChange, title, header, footer, children }: DrawerProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={classes(veilCss['veil'], css['veil'])} />
        <Base.Popup className={css['panel']}>
          <header className={css['head']}>
            <Base.Title className={header === undefined ? css['title'] : hiddenCss['hidden']}>{title}</Base.Title>
            {header}
            <Base.Close render={<IconButton label={m.ui_close()} icon={<CloseIcon />} />} />
          </header>
          <div className={css['body']}>{children}</div>
          {footer === undefined ? null : <footer className={css['foot']}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
