import { useId, type ReactNode } from 'react';
import css from './SwitchRow.module.css';

export interface SwitchRowProps {
  label: string;
  /** What it does, below the label. */
  hint?: ReactNode;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** On or off, as a row that is pressed anywhere: what it is at the start, the switch at the end. Takes effect at once. */
export function SwitchRow({ label, hint, on, onSwitch }: SwitchRowProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <label className={css['row']}>
      <span className={css['words']}>
        <span className={css['label']} id={`${id}-label`}>
          {label}
        </span>
        {hint === undefined ? null : (
          <span className={css['hint']} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={css['switch']}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hintId}
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
  );
}
