import { m } from '@touchline/messages';
import { TextInput, type TextInputProps } from '../../ui/field/TextInput.tsx';

/** The address of an account: what a password manager knows it by, and a phone's keyboard for it. */
export function EmailInput(props: Omit<TextInputProps, 'label' | 'type'>) {
  return (
    <TextInput
      {...props}
      label={m.auth_email()}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
    />
  );
}
