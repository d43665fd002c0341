import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './RowLabelAndHint.module.css';

interface RowLabelAndHintProps {
  /** The row's: `{id}-label` and `{id}-hint` name and describe it. */
  readonly id: string;
  readonly label: string;
  /** Below the label. */
  readonly hint?: ReactNode;
  /** A small sign of what it is about, before the words. */
  readonly sign?: ReactNode;
  readonly className?: string | undefined;
}

/** What a row that is pressed anywhere is, and what it does, in words at its start. */
export function RowLabelAndHint({ id, label, hint, sign, className }: RowLabelAndHintProps) {
  return (
    <span className={classes(css['words'], sign !== undefined && css['signed'], className)}>
      {sign === undefined ? null : <span className={css['sign']}>{sign}</span>}
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
