import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldFrame, FieldProps } from '../field/Field.tsx';
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
  name?: string;
  /** beside: a row of settings (`Field`). */
  layout?: FieldProps['layout'];
}

/** Two to four choices side by side, as radio buttons: arrow keys move, Tab enters and leaves the whole. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hint, validity = 'neutral', message, note, segments, value, onValueChange, disabled, name, layout } = props;
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} naming="group" layout={layout}>
      {(wiring, labelId) => (
        <RadioGroup
          className={css['group']}
          value={value}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next);
          }}
          disabled={disabled}
          name={name}
          aria-labelledby={labelId}
          aria-describedby={wiring['aria-describedby']}
          aria-invalid={wiring['aria-invalid']}
        >
          {segments.map((segment) => (
            <Radio.Root key={segment.value} value={segment.value} className={css['segment']}>
              {segment.icon}
              {segment.label}
            </Radio.Root>
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}
