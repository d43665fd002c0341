import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { passwordStrength } from './password-strength.ts';
import { strengthWords } from './auth-problem-text.ts';
import css from './NewPasswordFields.module.css';
import type { AuthFieldWiring } from './useAuthForm.ts';

const bars = { weak: 1, medium: 2, strong: 3 } as const;

interface NewPasswordFieldsProps {
  readonly password: AuthFieldWiring;
  readonly confirm: AuthFieldWiring;
  readonly labels: { readonly password: string; readonly confirm: string };
}

/** A password that is chosen: twice, with how strong it is. */
export function NewPasswordFields({ password, confirm, labels }: NewPasswordFieldsProps) {
  const fresh = { autoComplete: 'new-password', required: true, maxLength: 256 } as const;
  return (
    <>
      <PasswordInput {...password} {...fresh} label={labels.password} hint={passwordHint(password)} />
      <PasswordInput {...confirm} {...fresh} label={labels.confirm} />
    </>
  );
}

/** What stands under a new password: the rule, and once that holds, and it was not refused, how hard it is to guess. */
export function passwordHint({ value, validity }: Pick<AuthFieldWiring, 'value' | 'validity'>): ReactNode {
  return validity === 'valid' ? <PasswordStrengthHint password={value} /> : m.auth_password_hint();
}

/** How hard the password is to guess: three bars and a sentence. */
function PasswordStrengthHint({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  return (
    <span className={css['strength']} data-strength={strength}>
      <span className={css['bars']} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={css['bar']} data-lit={bar <= bars[strength]} />
        ))}
      </span>
      {strengthWords(password)}
    </span>
  );
}
