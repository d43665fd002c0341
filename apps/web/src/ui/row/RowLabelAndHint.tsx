import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './RowLabelAndHint.module.css';

interface RowLabelAndHintProps {
  /** The row's: `{id}-label` and `{id}-hint` name and describe it. */
  readonly id: string;
  readonly label: string;
  /** Below the label. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** What a row that is pressed anywhere is, and what it does, in words at its start. */
export function RowLabelAndHint({ id, label, hint, className }: RowLabelAndHintProps) {
  return (
    <span className={classes(css['words'], className)}>
      <span className={css['label']} id={`${id}-label`}>
        {label}
      </span>
      {hint === undefined ? null : (
        <span className={css['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </span>
  );
}
