import * as z from 'zod';

type AuthFailure = { readonly status: number; readonly message: string };

/**
 * The failures of the sign-in service, with the codes and messages of a GoTrue server: its browser library and our page
 * tell failures apart by both, and a player reads other words.
 */
export const authFailures = {
  validation_failed: { status: 400, message: 'Invalid request' },
  email_address_invalid: { status: 400, message: 'Unable to validate email address: invalid format' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  unsupported_grant_type: { status: 400, message: 'unsupported_grant_type' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  invalid_api_key: { status: 401, message: 'Invalid API key' },
  no_authorization: { status: 401, message: 'This endpoint requires a Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT' },
  sign_up_not_proven: { status: 403, message: 'The password of this sign-up is needed to confirm it' },
  user_banned: { status: 403, message: 'User is banned' },
  otp_expired: { status: 403, message: 'Email link is invalid or has expired' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  user_already_exists: { status: 422, message: 'User already registered' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  invite_required: { status: 422, message: 'An invitation code is needed to sign up' },
  invite_invalid: { status: 422, message: 'This invitation code cannot be used, or not any more' },
  accounts_full: { status: 422, message: 'There is no room for another account' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  name_refused: { status: 422, message: 'This name cannot be shown to other players' },
  weak_password: { status: 422, message: 'Password should be at least 6 characters.' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please check server logs for more information' },
} as const satisfies Record<string, AuthFailure>;

export type AuthFailureCode = keyof typeof authFailures;

/** The codes as a list, for schemas and tests. */
const authFailureCodes = Object.keys(authFailures) as [AuthFailureCode, ...AuthFailureCode[]];

/** What a failed call to the sign-in service answers. */
export const AuthFailureBody = z
  .object({
    code: z.enum(authFailureCodes),
    message: z.string(),
    weak_password: z.object({ reasons: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'AuthFailure' });
export type AuthFailureBody = z.output<typeof AuthFailureBody>;
