import { Meter } from '@base-ui/react/meter';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { ProgressTone } from './Progress.tsx';
import css from './Ring.module.css';

export interface RingProps {
  /** For screen readers: what is measured. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** Default 100. */
  max?: number;
  /** It is drawn as `max` parts of a whole, of which `value` are filled. Default false. */
  inParts?: boolean;
  /** Side in CSS pixels; default 144. It shrinks with its container. */
  size?: number;
  /** Default grass; quiet for what is not settled yet. */
  tone?: ProgressTone | 'quiet';
  /** The number in the middle. */
  children?: ReactNode;
  /** A word under the number. */
  caption?: string;
  /** For screen readers, where the value and the caption do not say it. */
  valueText?: string;
}

const radius = 44;
const length = 2 * Math.PI * radius;
/** How much of a part is drawn; the rest is the gap to the next. */
const PART = 0.82;

/** A score as the centre circle, drawn round from the top. */
export function Ring({ label, value, max = 100, inParts = false, size = 144, tone = 'grass', children, caption, valueText }: RingProps) {
  return (
    <Meter.Root
      className={classes(css['ring'], css[tone])}
      style={{ width: size }}
      aria-label={label}
      value={value}
      max={max}
      getAriaValueText={() => valueText ?? (caption === undefined ? String(value) : `${value}, ${caption}`)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {inParts ? <Parts {...{ value, max }} /> : <Whole share={Math.min(1, Math.max(0, max > 0 ? value / max : 0))} />}
      </svg>
      <div className={css['middle']}>
        <span className={css['number']}>{children}</span>
        {caption === undefined ? null : <span className={css['caption']}>{caption}</span>}
      </div>
    </Meter.Root>
  );
}

function Whole({ share }: { readonly share: number }) {
  return (
    <>
      <circle className={css['track']} cx="50" cy="50" r={radius} />
      {share === 0
        ? null
        : (['rim', 'fill'] as const).map((layer) => (
            <circle
              key={layer}
              className={css[layer]}
              cx="50"
              cy="50"
              r={radius}
              strokeDasharray={`${length * share} ${length}`}
              transform="rotate(-90 50 50)"
            />
          ))}
    </>
  );
}

function Parts({ value, max }: Required<Pick<RingProps, 'value' | 'max'>>) {
  return Array.from({ length: max }, (_, part) => (
    <circle
      key={part}
      className={css['part']}
      data-filled={part < value || undefined}
      cx="50"
      cy="50"
      r={radius}
      strokeDasharray={`${(length / max) * PART} ${length}`}
      transform={`rotate(${-90 + (360 / max) * (part + (1 - PART) / 2)} 50 50)`}
    />
  ));
}
