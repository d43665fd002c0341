import { useId, type ReactNode } from 'react';
import { RowLabelAndHint } from '../row/RowLabelAndHint.tsx';
import css from './SwitchRow.module.css';

export interface SwitchRowProps {
  label: string;
  /** What it does, below the label. */
  hint?: ReactNode;
  /** Before the words: what it is about. */
  sign?: ReactNode;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** On or off, as a row that is pressed anywhere: what it is at the start, the switch at the end. Takes effect at once. */
export function SwitchRow({ label, hint, sign, on, onSwitch }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={css['row']}>
      <RowLabelAndHint {...{ id, label, hint, sign }} className={css['words']} />
      <input
        className={css['switch']}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
  );
}
