import { m } from '@touchline/messages';
import type { AuthFailureCode, AuthRefusal } from '../../../auth-session/index.ts';

const words: Readonly<Partial<Record<AuthFailureCode, () => string>>> = {
  no_connection: m.profile_email_unreached,
  foreign_page: m.offline_why_foreign,
  service_trouble: m.auth_failure_key_trouble,
  account_not_made: m.auth_failure_key_trouble,
  service_missing: m.auth_failure_service_missing,
  too_many_tries: m.auth_failure_too_many_tries,
};

/** Why the sign-in service did not do what one press asks for. */
export function signInServiceFailureText({ failure, minutes }: Omit<AuthRefusal, 'ok'>): string {
  if (failure === 'too_many_tries' && minutes !== undefined) return m.auth_failure_wait({ minutes });
  return (words[failure] ?? m.auth_failure_unexpected)();
}
