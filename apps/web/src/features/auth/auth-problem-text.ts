import { m, timeLocale } from '@touchline/messages';
import type { AuthFailureCode, AuthRefusal, WhoMayJoin } from '../../auth-session/index.ts';
import type { AuthForm } from './form-fields.ts';
import type { ProblemCode } from './form-validation.ts';
import { lacksToBeMedium, lacksToBeStrong, passwordStrength, type PasswordLack } from './password-strength.ts';

/** The player's words for what is missing in a form (spec 000 §5). */
export const problemWords: Readonly<Record<ProblemCode, () => string>> = {
  credentials_missing: m.auth_credentials_missing,
  invite_missing: m.auth_failure_invite_missing,
  email_missing: m.auth_email_missing,
  email_invalid: m.auth_email_invalid,
  name_missing: m.auth_name_missing,
  name_short: m.auth_name_short,
  password_short: m.auth_password_short,
  confirm_missing: m.auth_confirm_missing,
  passwords_differ: m.auth_passwords_differ,
};

const generalWords: Readonly<Record<AuthFailureCode, () => string>> = {
  invalid_credentials: m.auth_failure_invalid_credentials,
  email_not_confirmed: m.auth_failure_email_not_confirmed,
  already_registered: m.auth_failure_already_registered,
  account_not_made: m.auth_failure_account_not_made,
  wrong_key: m.auth_failure_wrong_key,
  key_trouble: m.auth_failure_key_trouble,
  service_missing: m.auth_failure_service_missing,
  service_trouble: m.auth_failure_key_trouble,
  weak_password: m.auth_password_short,
  easy_password: m.auth_failure_easy_password,
  name_refused: m.auth_failure_name,
  same_password: m.auth_failure_same_password,
  sign_up_closed: m.auth_closed,
  invite_missing: m.auth_failure_invite_missing,
  invite_over: m.auth_failure_invite_over,
  accounts_full: m.auth_full,
  suspended: m.auth_suspended,
  link_over: m.auth_failure_link_over,
  sign_up_not_proven: m.auth_failure_sign_up_not_proven,
  invalid_email: m.auth_email_invalid,
  too_many_tries: m.auth_failure_too_many_tries,
  foreign_page: m.offline_why_foreign,
  no_connection: m.auth_failure_no_connection,
  unexpected: m.auth_failure_unexpected,
};

/** Why nobody can make an account here now. */
export const noSignUps: Readonly<Partial<Record<WhoMayJoin, () => string>>> = { closed: m.auth_closed, full: m.auth_full };

/** Where a form has words of its own. */
const ownWords: Readonly<Partial<Record<AuthForm, Readonly<Partial<Record<AuthFailureCode, () => string>>>>>> = {
  // No account is made here: the service has trouble.
  signin: { account_not_made: m.auth_failure_key_trouble },
  forgotPassword: {
    account_not_made: m.auth_failure_key_trouble,
    email_not_confirmed: m.auth_failure_reset_not_confirmed,
    invalid_email: m.auth_failure_reset_email,
  },
  // What was typed is long enough, or it would not have been sent.
  newPassword: { account_not_made: m.auth_failure_key_trouble, weak_password: m.auth_failure_weak_password },
  confirmSignUpPassword: { invalid_credentials: m.auth_prove_wrong },
};

/** The player's words for a refusal of the sign-in service (spec 000 §8), in the form it is told in. */
export function failureWords({ failure, minutes, words }: Omit<AuthRefusal, 'ok'>, form?: AuthForm): string {
  if (failure === 'too_many_tries' && minutes !== undefined) return m.auth_failure_wait({ minutes });
  if (words !== undefined) return words;
  const own = form === undefined ? undefined : ownWords[form]?.[failure];
  return (own ?? generalWords[failure])();
}

const lackWords: Readonly<Record<PasswordLack, () => string>> = {
  length: m.auth_lack_length,
  capital: m.auth_lack_capital,
  small: m.auth_lack_small,
  digit: m.auth_lack_digit,
  symbol: m.auth_lack_symbol,
};

/** How hard a password is to guess, and what alone it still lacks. */
export function strengthWords(password: string): string {
  const strength = passwordStrength(password);
  if (strength === 'strong') return m.auth_strength_strong();
  if (strength === 'medium') {
    const lacks = lacksToBeStrong(password).map((lack) => lackWords[lack]());
    return m.auth_strength_medium({ lacks: new Intl.ListFormat(timeLocale).format(lacks) });
  }
  const { length, mix } = lacksToBeMedium(password);
  return length && mix ? m.auth_strength_weak() : length ? m.auth_strength_short() : m.auth_strength_plain();
}
