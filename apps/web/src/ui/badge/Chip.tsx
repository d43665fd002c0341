import type { ReactNode } from 'react';
import css from './Chip.module.css';

export interface ChipProps {
  value: ReactNode;
  /** The unit in words: 'tokens'. */
  label: string;
  icon?: ReactNode;
  /** The icon says it: where there is little room the unit is only read out. */
  labelHidden?: boolean;
}

/** A number in the purse: tokens, days, drills. */
export function Chip({ value, label, icon, labelHidden = false }: ChipProps) {
  return (
    <span className={css['chip']} data-sign={labelHidden || undefined}>
      {icon === undefined ? null : <span className={css['icon']}>{icon}</span>}
      <span className={css['value']}>{value}</span>
      <span className={css['label']}>{label}</span>
    </span>
  );
}
