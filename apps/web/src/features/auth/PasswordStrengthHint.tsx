import css from './PasswordStrengthHint.module.css';
import { passwordStrength } from './password-strength.ts';
import { strengthWords } from './words.ts';

const bars = { weak: 1, medium: 2, strong: 3 } as const;

/** How hard the password is to guess: three bars and a sentence. */
export function PasswordStrengthHint({ password }: { readonly password: string }) {
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
