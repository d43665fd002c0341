import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { fewestCharacters } from './draft.ts';
import css from './PasswordStrengthHint.module.css';
import { passwordStrength } from './password-strength.ts';
import { strengthWords } from './labels.ts';

const bars = { weak: 1, medium: 2, strong: 3 } as const;

/** What stands under a new password: the rule, and once that holds how hard the password is to guess. */
export function passwordHint(password: string): ReactNode {
  if (password.length < fewestCharacters.password) return m.auth_password_hint();
  return <PasswordStrengthHint password={password} />;
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
      {strengthWords[strength]()}
    </span>
  );
}
