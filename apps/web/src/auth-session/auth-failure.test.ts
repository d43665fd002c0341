import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authFailureOf, refusalOf } from './auth-failure.ts';

const api = (message: string, status: number, code?: string) => new AuthApiError(message, status, code);

describe('a refusal of the sign-in service', () => {
  it.each([
    ['invalid_credentials', 400, 'invalid_credentials'],
    ['email_not_confirmed', 400, 'email_not_confirmed'],
    ['user_already_exists', 422, 'already_registered'],
    ['weak_password', 422, 'weak_password'],
    ['email_address_invalid', 400, 'invalid_email'],
    ['over_request_rate_limit', 429, 'too_many_tries'],
    ['over_email_send_rate_limit', 429, 'too_many_tries'],
    ['same_password', 422, 'same_password'],
    ['signup_disabled', 422, 'sign_up_closed'],
    ['invite_required', 422, 'invite_missing'],
    ['invite_invalid', 422, 'invite_over'],
    ['accounts_full', 422, 'accounts_full'],
    ['user_banned', 403, 'suspended'],
    ['otp_expired', 403, 'link_over'],
    ['sign_up_not_proven', 403, 'sign_up_not_proven'],
    ['session_not_found', 403, 'link_over'],
  ] as const)('is told by its code: %s', (code, status, failure) => {
    expect(authFailureOf(api('', status, code))).toBe(failure);
  });

  it.each([
    ['Invalid login credentials', 400, 'invalid_credentials'],
    ['Email not confirmed', 400, 'email_not_confirmed'],
    ['User already registered', 422, 'already_registered'],
    ['Invalid API key', 401, 'wrong_key'],
    ['No API key found in request', 401, 'key_trouble'],
    ['Signing key is not set', 400, 'key_trouble'],
    ['Unable to validate email address: invalid format', 400, 'invalid_email'],
    ['', 404, 'service_missing'],
    ['', 429, 'too_many_tries'],
    ['Something else', 400, 'unexpected'],
  ] as const)('without a code is told by its words or status: %s %i', (message, status, failure) => {
    expect(authFailureOf(api(message, status))).toBe(failure);
  });

  it.each([
    ['Request rate limit reached. Try again in 15 minutes.', 15],
    ['email rate limit exceeded. Try again in 1 minute.', 1],
    ['Request rate limit reached. Try again in 40 seconds.', 1],
    ['For security purposes', undefined],
  ])('says how long to wait where the service does: %s', (message, minutes) => {
    expect(refusalOf(api(message, 429, 'over_request_rate_limit')).minutes).toBe(minutes);
  });

  it('of the database is told apart from other trouble of the server', () => {
    expect(authFailureOf(new AuthRetryableFetchError('Database error saving new user', 500))).toBe('account_not_made');
    expect(authFailureOf(new AuthRetryableFetchError('Bad gateway', 502))).toBe('service_trouble');
  });

  it('that never arrived is a matter of the connection', () => {
    expect(authFailureOf(new AuthRetryableFetchError('Failed to fetch', 0))).toBe('no_connection');
  });

  it('of a name says what the service says of it', () => {
    const message = 'Player name must not hold rude words.';
    expect(refusalOf(api(message, 422, 'name_refused'))).toEqual({ ok: false, failure: 'name_refused', words: message });
  });

  it('for a password that everybody knows is not told as a short one', () => {
    expect(authFailureOf(new AuthWeakPasswordError('Known', 422, ['pwned']))).toBe('easy_password');
  });

  it('for a weak password without a code is a weak password', () => {
    expect(authFailureOf(new AuthWeakPasswordError('Too short', 422, ['length']))).toBe('weak_password');
  });

  it('nobody can read is unexpected', () => {
    expect(authFailureOf(new AuthUnknownError('Unexpected token < in JSON', null))).toBe('unexpected');
  });
});
