import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { m } from '@touchline/messages';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../join-class-names.ts';
import { EyeIcon, EyeOffIcon } from '../icons/control-icons.tsx';
import css from './Control.module.css';
import { Field } from './Field.tsx';
import type { FieldFrame } from './Field.tsx';
import { ValidityMark } from './ValidityMark.tsx';

export interface PasswordInputProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows and hides it. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, validity = 'neutral', message, note, value, onValueChange, className, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={input.id}>
      {(wiring) => (
        <div className={classes(css['box'], css[validity], className)}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={css['input']}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <ValidityMark validity={validity} />
          <IconButton
            label={shown ? m.ui_password_hide() : m.ui_password_show()}
            icon={shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
