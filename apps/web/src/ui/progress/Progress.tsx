import { Progress as Base } from '@base-ui/react/progress';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './Progress.module.css';

export type ProgressTone = 'flood' | 'grass' | 'stop' | 'note' | 'warn';

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
  /** A thin line without an edge, to lie along that of a picture. */
  slim?: boolean;
}

/** How far along something is, as a line on the pitch. */
export function Progress({ label, value, max = 100, valueText, tone = 'flood', bare = false, slim = false }: ProgressProps) {
  const name = <Base.Label>{label}</Base.Label>;
  return (
    <Base.Root
      className={css['progress']}
      value={value}
      max={max}
      {...(valueText === undefined ? {} : { getAriaValueText: () => valueText })}
    >
      {bare ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css['words']}>
          {name}
          {valueText === undefined ? null : <span className={css['value']}>{valueText}</span>}
        </div>
      )}
      <Base.Track className={classes(css['track'], css[tone], slim && css['slim'])}>
        <Base.Indicator className={value === null ? css['unknown'] : css['fill']} />
      </Base.Track>
    </Base.Root>
  );
}
