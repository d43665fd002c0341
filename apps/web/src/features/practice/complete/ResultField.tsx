import { sessionLimits } from '@touchline/domain';
import type { KeyboardEvent, RefObject } from 'react';
import { m } from '@touchline/messages';
import { TextInput, type TextInputProps } from '../../../ui/field/TextInput.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/icons/edit-icons.tsx';
import { resultStepSizes } from './result-step-sizes.ts';
import { resultOf } from './parse-typed-number.ts';
import css from './ResultField.module.css';

interface ResultFieldProps extends Pick<TextInputProps, 'aria-describedby' | 'label' | 'hint' | 'validity' | 'message' | 'placeholder' | 'value' | 'onValueChange'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** It is as it was sent, or on its way. */
  readonly readOnly: boolean;
  /** There is room for larger steps below. */
  readonly hasLargeSteps: boolean;
  /** The player's best result in the drill; undefined where there is none or it is not known. */
  readonly best: number | undefined;
}

/** What was counted: a large number to type, a button on either side for one less and one more, and larger steps below. */
export function ResultField({ value, readOnly, hasLargeSteps, best, onValueChange, ...field }: ResultFieldProps) {
  const result = resultOf(value);
  const isLeast = readOnly || result <= sessionLimits.minResult;
  const isMost = readOnly || result >= sessionLimits.maxResult;
  const step = (by: number) => () => onValueChange(String(Math.min(sessionLimits.maxResult, Math.max(sessionLimits.minResult, result + by))));
  return (
    <div>
      <TextInput
        {...field}
        className={css['box']}
        value={value}
        onValueChange={onValueChange}
        readOnly={readOnly}
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={holdRepeatedEnter}
        maxLength={12}
        before={
          <button type="button" className={css['step']} aria-label={m.practice_result_less()} disabled={isLeast} onClick={step(-1)}>
            <MinusIcon size={22} />
          </button>
        }
        after={
          <button type="button" className={css['step']} aria-label={m.practice_result_more()} disabled={isMost} onClick={step(1)}>
            <PlusIcon size={22} />
          </button>
        }
      />
      {hasLargeSteps ? (
        <fieldset className={css['chips']} aria-label={m.practice_result_steps()}>
          {resultStepSizes(best).map((by) => (
            <button
              key={by}
              type="button"
              className={css['chip']}
              aria-label={m.practice_result_more_many({ count: by })}
              disabled={isMost}
              onClick={step(by)}
            >
              {`+${by}`}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** The Enter that finished the drill may still be down when the field has the focus: held, it saves nothing. */
function holdRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
