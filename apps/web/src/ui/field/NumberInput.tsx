import { NumberField } from '@base-ui/react/number-field';
import { m } from '@touchline/messages';
import type { InputEvent } from 'react';
import { classes } from '../join-class-names.ts';
import { MinusIcon, PlusIcon } from '../icons/edit-icons.tsx';
import controlCss from './Control.module.css';
import { Field } from './Field.tsx';
import type { FieldFrame } from './Field.tsx';
import css from './NumberInput.module.css';
import { snappedStep } from './snapped-step.ts';

export interface NumberInputProps extends FieldFrame {
  /** null while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** A number typed outside the limits stays, so that `message` can be said of it; else it becomes the nearest within. */
  allowOutOfRange?: boolean;
  /** What one press of a button adds; default 1. */
  step?: number;
  /** A press goes to the next multiple of `step`, whatever was typed before, and by ones below the lowest of them. */
  snapsToStep?: boolean;
  /** In the number's figures and close behind it, as ':00'. */
  tail?: string;
  /** Shown after the number, as 'min'. */
  unit?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
}

/** A whole number in scoreboard figures with a button on either side; typing, arrow keys and holding a button all work. */
export function NumberInput(props: NumberInputProps) {
  const { label, hint, validity = 'neutral', message, note, value, onValueChange, tail, unit, id, snapsToStep = false, ...limits } = props;
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = limits;
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={id}>
      {(wiring) => (
        <NumberField.Root
          {...limits}
          id={wiring.id}
          value={value}
          onValueChange={(next, { reason, direction }) =>
            onValueChange(snapsToStep && value !== null && direction !== undefined && isStep(reason) ? snappedStep(value, direction, { step, min, max }) : next)
          }
        >
          <NumberField.Group className={classes(controlCss['box'], controlCss[validity], css['group'])}>
            <NumberField.Decrement className={css['step']} aria-label={m.ui_number_less({ label })}>
              <MinusIcon size={20} />
            </NumberField.Decrement>
            <span className={css['value']}>
              <NumberField.Input
                className={css['input']}
                inputMode="numeric"
                onBeforeInput={keepWhole}
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
              />
              {tail === undefined ? null : (
                <span className={css['tail']} aria-hidden="true">
                  {tail}
                </span>
              )}
              {unit === undefined ? null : (
                <span className={css['unit']} aria-hidden="true">
                  {unit}
                </span>
              )}
            </span>
            <NumberField.Increment className={css['step']} aria-label={m.ui_number_more({ label })}>
              <PlusIcon size={20} />
            </NumberField.Increment>
          </NumberField.Group>
        </NumberField.Root>
      )}
    </Field>
  );
}

/**
 * Lets no decimal mark in: the one of another language is taken for a thousands separator, so that “2,5” would look like two
 * and a half and count as 25.
 */
function keepWhole(event: InputEvent<HTMLInputElement>): void {
  if (/[.,]/.test(event.data)) event.preventDefault();
}

/** Whether a number changed by a press, and not by what was typed. */
function isStep(reason: string): boolean {
  return reason === 'increment-press' || reason === 'decrement-press' || reason === 'keyboard';
}
