import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { passwordHint } from './PasswordStrengthHint.tsx';
import type { AuthFieldWiring } from './useAuthForm.ts';

interface ChosenPasswordProps {
  readonly password: AuthFieldWiring;
  readonly confirm: AuthFieldWiring;
  readonly labels: { readonly password: string; readonly confirm: string };
}

/** A password that is chosen: twice, with how strong it is. */
export function ChosenPassword({ password, confirm, labels }: ChosenPasswordProps) {
  const fresh = { autoComplete: 'new-password', required: true, maxLength: 256 } as const;
  return (
    <>
      <PasswordInput {...password} {...fresh} label={labels.password} hint={passwordHint(password.value)} />
      <PasswordInput {...confirm} {...fresh} label={labels.confirm} />
    </>
  );
}
