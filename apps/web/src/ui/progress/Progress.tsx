import { useId } from 'react';
import { classes } from '../classes.ts';
import css from './Progress.module.css';

export type ProgressTone = 'flood' | 'grass' | 'stop' | 'note';

export interface ProgressProps {
  label: string;
  /** From 0 to `max`; null while nobody can say how far it is. */
  value: number | null;
  /** Default 100. */
  max?: number;
  /** What the value means, in words: '36 XP to level 7'. Shown, and read in place of the per cent. */
  valueText?: string;
  /** Default flood. */
  tone?: ProgressTone;
  /** Hides label and words; they are still read. */
  bare?: boolean;
}

/** How far along something is, as a line on the pitch. */
export function Progress({ label, value, max = 100, valueText, tone = 'flood', bare = false }: ProgressProps) {
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div className={css['progress']}>
      <div className={bare ? css['away'] : css['words']}>
        <span id={labelId}>{label}</span>
        {valueText === undefined ? null : <span className={css['value']}>{valueText}</span>}
      </div>
      <div
        className={classes(css['track'], css[tone])}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        <div
          className={share === null ? css['unknown'] : css['fill']}
          style={share === null ? undefined : { transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </div>
    </div>
  );
}
