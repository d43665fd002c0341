import {
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/auth-js';
import { FOREIGN_PAGE } from '@touchline/contracts/client';

/** Every way the sign-in service can refuse. The player's words for each are in `features/auth`. */
export type AuthFailureCode =
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'already_registered'
  | 'account_not_made'
  | 'wrong_key'
  | 'key_trouble'
  | 'service_missing'
  | 'service_trouble'
  | 'weak_password'
  | 'easy_password'
  | 'name_refused'
  | 'same_password'
  | 'sign_up_closed'
  | 'invite_missing'
  | 'invite_over'
  | 'accounts_full'
  | 'suspended'
  | 'invalid_email'
  | 'link_over'
  | 'sign_up_not_proven'
  | 'too_many_tries'
  | 'foreign_page'
  | 'no_connection'
  | 'unexpected';

const byCode: Readonly<Record<string, AuthFailureCode>> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_already_exists: 'already_registered',
  email_exists: 'already_registered',
  weak_password: 'weak_password',
  name_refused: 'name_refused',
  same_password: 'same_password',
  email_address_invalid: 'invalid_email',
  signup_disabled: 'sign_up_closed',
  invite_required: 'invite_missing',
  invite_invalid: 'invite_over',
  accounts_full: 'accounts_full',
  user_banned: 'suspended',
  otp_expired: 'link_over',
  sign_up_not_proven: 'sign_up_not_proven',
  // The session of a link ends with another change of the password.
  session_not_found: 'link_over',
  reauthentication_needed: 'link_over',
  bad_jwt: 'link_over',
  over_request_rate_limit: 'too_many_tries',
  over_email_send_rate_limit: 'too_many_tries',
};

/** What a refusal by this code means; undefined for a code that nobody knows. */
export const failureOfCode = (code: string): AuthFailureCode | undefined => byCode[code];

/** In order: an answer that several of these fit is told by the first (spec 000 §8). */
const byMessage: ReadonlyArray<readonly [RegExp, AuthFailureCode]> = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/email not confirmed/i, 'email_not_confirmed'],
  [/user already registered/i, 'already_registered'],
  [/database/i, 'account_not_made'],
  [/invalid api ?key/i, 'wrong_key'],
  [/\b(api ?key|key|jwt)\b/i, 'key_trouble'],
  [/(unable to validate|invalid).*email|email.*invalid/i, 'invalid_email'],
];

/** A refusal as a form tells it. */
export interface AuthRefusal {
  readonly ok: false;
  readonly failure: AuthFailureCode;
  /** What is wrong, where only the service can say it. */
  readonly words?: string;
  /** How long to wait, where the service says so. */
  readonly minutes?: number;
}

/** An error of the sign-in service as a form tells it. The service writes the time to wait into its message. */
export function refusalOf(error: AuthError): AuthRefusal {
  const [, count, unit] = /try again in (\d+) (minute|second)/i.exec(error.message) ?? [];
  const wait = count === undefined ? {} : { minutes: unit === 'minute' ? Number(count) : 1 };
  const failure = authFailureOf(error);
  return { ok: false, failure, ...wait, ...(failure === 'name_refused' && { words: error.message }) };
}

/** What an error of the sign-in service means, told by its code, its words and its status, in that order. */
export function authFailureOf(error: AuthError): AuthFailureCode {
  if (isAuthWeakPasswordError(error) && error.reasons.includes('pwned')) return 'easy_password';
  if (error.message === FOREIGN_PAGE) return 'foreign_page';
  const named = byCode[error.code ?? ''];
  if (named !== undefined) return named;
  if (isAuthWeakPasswordError(error)) return 'weak_password';
  if (isAuthSessionMissingError(error)) return 'link_over';
  const worded = byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  if (worded !== undefined) return worded;
  if (isAuthRetryableFetchError(error)) return error.status === 0 ? 'no_connection' : 'service_trouble';
  if (error.status === 404) return 'service_missing';
  return error.status === 429 ? 'too_many_tries' : 'unexpected';
}
