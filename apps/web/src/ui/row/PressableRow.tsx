import { useId, type ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import { ChevronRightIcon } from '../icons/control-icons.tsx';
import { RowLabelAndHint } from './RowLabelAndHint.tsx';
import css from './PressableRow.module.css';

interface RowContents {
  /** What a press does. */
  readonly label: string;
  /** What it is about, below the label; may change while it is read. */
  readonly hint: ReactNode;
  /** At the end; default an arrow. */
  readonly icon?: ReactNode;
}

interface PressableRowProps extends RowContents {
  /** What cannot be undone is in red. */
  readonly isDanger?: boolean;
  /** The work has begun: presses do nothing, focus stays. */
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Something to do, as a row that is pressed anywhere: the words have all of its width. */
export function PressableRow({ isDanger = false, busy = false, onPress, ...words }: PressableRowProps) {
  const id = useId();
  return (
    <div className={classes(css['row'], isDanger && css['danger'])}>
      <button
        type="button"
        className={css['press']}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onPress}
      />
      <Words id={id} {...words} />
    </div>
  );
}

/** The same, for going somewhere. */
export function LinkRow({ href, ...words }: RowContents & { readonly href: string }) {
  const id = useId();
  return (
    <a href={href} className={css['row']} aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className={css['press']} />
      <Words id={id} {...words} />
    </a>
  );
}

function Words({ id, label, hint, icon }: RowContents & { readonly id: string }) {
  return (
    <>
      <RowLabelAndHint id={id} label={label} hint={hint} className={css['words']} />
      <span className={css['icon']}>{icon ?? <ChevronRightIcon size={20} />}</span>
    </>
  );
}
