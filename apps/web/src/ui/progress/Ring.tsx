import { Meter } from '@base-ui/react/meter';
import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import type { ProgressTone } from './Progress.tsx';
import css from './Ring.module.css';

export interface RingProps {
  /** For screen readers: what is measured. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** Default 100. */
  max?: number;
  /** Side in CSS pixels; default 144. It shrinks with its container. */
  size?: number;
  /** Default grass. */
  tone?: ProgressTone;
  /** The number in the middle. */
  children?: ReactNode;
  /** A word under the number; legible from a size of 124 on. */
  caption?: string;
}

const radius = 44;
const length = 2 * Math.PI * radius;

/** A score as the centre circle, drawn round from the top. */
export function Ring({ label, value, max = 100, size = 144, tone = 'grass', children, caption }: RingProps) {
  const share = max > 0 ? value / max : 0;
  return (
    <Meter.Root
      className={classes(css['ring'], css[tone])}
      style={{ width: size }}
      aria-label={label}
      value={value}
      max={max}
      getAriaValueText={() => (caption === undefined ? String(value) : `${value}, ${caption}`)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Circle share={Math.min(1, Math.max(0, share))} />
      </svg>
      <div className={css['middle']}>
        <span className={classes(css['number'], typeof children === 'string' && children.length > 3 && css['long'])}>{children}</span>
        {caption === undefined ? null : <span className={css['caption']}>{caption}</span>}
      </div>
    </Meter.Root>
  );
}

function Circle({ share }: { readonly share: number }) {
  const arc = { cx: 50, cy: 50, r: radius, transform: 'rotate(-90 50 50)' };
  return (
    <>
      <circle className={css['track']} {...arc} />
      {share === 0
        ? null
        : (['rim', 'fill'] as const).map((layer) => <circle key={layer} className={css[layer]} {...arc} strokeDasharray={`${length * share} ${length}`} />)}
    </>
  );
}
