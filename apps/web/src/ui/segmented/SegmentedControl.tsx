import { useId, type ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldFrame, FieldProps } from '../field/Field.tsx';
import { RadioInputOverlay } from '../radio/RadioInputOverlay.tsx';
import { classes } from '../join-class-names.ts';
import css from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends FieldFrame {
  segments: ReadonlyArray<Segment<Value>>;
  /** null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  /** beside: a row of settings; bare: above what it narrows, as low and narrow as can be (`Field`). */
  layout?: FieldProps['layout'];
}

/** Two to four choices side by side, as radio buttons: arrow keys move, Tab enters and leaves the whole. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hint, validity = 'neutral', message, note, segments, value, onValueChange, disabled = false, layout } = props;
  const name = useId();
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} naming="group" layout={layout}>
      {(wiring, labelId) => (
        <div
          role="radiogroup"
          className={classes(css['group'], layout === 'bare' && css['bare'])}
          aria-labelledby={labelId}
          aria-describedby={wiring['aria-describedby']}
          aria-invalid={wiring['aria-invalid']}
        >
          {segments.map((segment) => (
            <label key={segment.value} className={css['segment']} data-checked={segment.value === value || undefined} data-disabled={disabled || undefined}>
              <RadioInputOverlay {...{ name, disabled }} value={segment.value} checked={segment.value === value} onChange={() => onValueChange(segment.value)} />
              {segment.icon}
              {segment.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
