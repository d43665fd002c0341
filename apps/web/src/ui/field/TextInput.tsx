import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './Control.module.css';
import { Field } from './Field.tsx';
import type { FieldFrame } from './Field.tsx';
import { ValidityMark } from './ValidityMark.tsx';

export interface TextInputProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
  /** The label is read out only: a placeholder says what the box is for. */
  bare?: boolean;
  /** Default text. */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  /** Buttons at either end of the box. */
  before?: ReactNode;
  after?: ReactNode;
  /** Below the box: what is offered for what was typed. */
  below?: ReactNode;
}

/** A labelled line of text with hint, validity and message. */
export function TextInput(props: TextInputProps) {
  const { label, hint, validity = 'neutral', message, note, value, onValueChange, className, bare = false, before, after, below, ...input } = props;
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={input.id} layout={bare ? 'bare' : 'stacked'}>
      {(wiring) => (
        <>
          <div className={classes(css['box'], css[validity], className)}>
            {before}
            <input
              type="text"
              {...input}
              {...wiring}
              // What describes it elsewhere on the page comes after its own.
              aria-describedby={classes(wiring['aria-describedby'], input['aria-describedby'])}
              className={css['input']}
              value={value}
              onChange={(event) => onValueChange(event.currentTarget.value)}
            />
            <ValidityMark validity={validity} />
            {after}
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
