import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

/** Longest password taken, in characters: enough for any passphrase, and a bound on the hashing work. */
const MAX_PASSWORD = 256;
const MAX_EMAIL = 254;
const MAX_TOKEN = 512;

const email = text(MAX_EMAIL);
/** Any characters at all: it is hashed, never stored. */
const password = z.string().max(MAX_PASSWORD);
const metadata = z.record(z.string(), z.unknown()).nullish();

const AuthUser = z
  .object({
    id: z.uuid(),
    aud: z.literal('authenticated'),
    role: z.literal('authenticated'),
    email: z.string(),
    phone: z.literal(''),
    email_confirmed_at: z.string().optional(),
    confirmation_sent_at: z.string().optional(),
    last_sign_in_at: z.string().optional(),
    user_metadata: z.record(z.string(), z.unknown()),
    app_metadata: z.record(z.string(), z.unknown()),
    identities: z.array(z.record(z.string(), z.unknown())),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.output<typeof AuthUser>;

const AuthSession = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().int(),
    expires_at: z.number().int(),
    refresh_token: z.string(),
    user: AuthUser,
  })
  .meta({ id: 'AuthSession' });
export type AuthSession = z.output<typeof AuthSession>;

const shared = { area: 'auth', auth: 'public', dialect: 'auth' } as const;
/** For what costs work and a whole school may ask for at once. */
const perAddress = { address: { points: 300, seconds: 3600 } } as const;

/** The sign-in service, in the shapes of GoTrue that `@supabase/auth-js` speaks. */
export const authRoutes = defineRoutes({
  authSignUp: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/signup',
    summary: 'Make an account: a session at once, or the user alone while the address waits to be confirmed by mail',
    limits: perAddress,
    body: z.object({
      email: email.optional().describe('Without one the call asks for an account of nobody, which there is not'),
      phone: text(40).nullish().describe('There are no accounts by telephone'),
      password: password.optional(),
      data: metadata.describe('With invite_code where an invitation is needed; what else is in it travels with the account'),
    }),
    reply: z.union([AuthSession, AuthUser]),
    fails: [
      'validation_failed',
      'anonymous_provider_disabled',
      'email_address_invalid',
      'weak_password',
      'name_refused',
      'user_already_exists',
      'signup_disabled',
      'invite_required',
      'invite_invalid',
      'accounts_full',
      'over_email_send_rate_limit',
      'over_request_rate_limit',
    ],
  },
  authToken: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/token',
    summary: 'Sign in with a password, or renew a session with its refresh token',
    query: z.object({ grant_type: text(40) }),
    body: z.object({
      email: email.optional(),
      password: password.optional(),
      refresh_token: text(MAX_TOKEN).optional(),
    }),
    reply: AuthSession,
    fails: [
      'validation_failed',
      'invalid_credentials',
      'user_banned',
      'email_not_confirmed',
      'unsupported_grant_type',
      'refresh_token_not_found',
      'refresh_token_already_used',
      'over_request_rate_limit',
    ],
  },
  authUser: {
    ...shared,
    kind: 'json',
    method: 'GET',
    path: '/auth/v1/user',
    summary: 'The signed-in account',
    reply: AuthUser,
    fails: ['no_authorization', 'bad_jwt', 'session_not_found'],
  },
  authChangeUser: {
    ...shared,
    kind: 'json',
    method: 'PUT',
    path: '/auth/v1/user',
    summary: 'Set a password within an hour of signing in by a link, which ends all other sessions, or change the metadata',
    limits: perAddress,
    body: z.object({ password: password.optional(), data: metadata, email: email.nullish() }),
    reply: AuthUser,
    fails: [
      'validation_failed',
      'no_authorization',
      'bad_jwt',
      'session_not_found',
      'reauthentication_needed',
      'same_password',
      'weak_password',
      'over_request_rate_limit',
    ],
  },
  authRecover: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/recover',
    summary: 'Ask for a mail with a link to a new password; the answer does not tell whether there is an account',
    limits: perAddress,
    body: z.object({ email }),
    reply: z.object({}),
    fails: ['validation_failed', 'email_address_invalid', 'over_email_send_rate_limit', 'over_request_rate_limit'],
  },
  authResend: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/resend',
    summary: 'Ask for the mail that confirms a sign-up once more; the answer does not tell whether there is one',
    limits: perAddress,
    body: z.object({ type: z.literal('signup'), email }),
    reply: z.object({}),
    fails: ['validation_failed', 'email_address_invalid', 'over_email_send_rate_limit', 'over_request_rate_limit'],
  },
  authVerify: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/verify',
    summary: "Use the token of a mail's link, once: a session for it",
    limits: perAddress,
    body: z.object({
      type: z.enum(['recovery', 'signup', 'email', 'email_change']).describe('email is another name for signup'),
      token_hash: text(MAX_TOKEN).optional(),
      token: text(MAX_TOKEN).optional().describe('The same as token_hash'),
      email: email.nullish().describe('When given, whose the token must be'),
      password: password.optional().describe('Of the sign-up, in a browser that did not send it'),
    }),
    reply: AuthSession,
    fails: [
      'validation_failed',
      'otp_expired',
      'sign_up_not_proven',
      'signup_disabled',
      'invite_required',
      'invite_invalid',
      'accounts_full',
      'user_banned',
      'invalid_credentials',
      'over_request_rate_limit',
    ],
  },
  authVerifyLink: {
    ...shared,
    kind: 'json',
    method: 'GET',
    path: '/auth/v1/verify',
    summary: 'The same by an address: leads on to the page, with the session or the error after the #',
    limits: perAddress,
    query: z.object({
      token: text(MAX_TOKEN).optional(),
      type: text(20).optional(),
      redirect_to: text(2_000).optional().describe('A page of ours: /reset-password.html or /'),
    }),
    status: 303,
    fails: ['over_request_rate_limit'],
  },
  authSignOut: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/auth/v1/logout',
    summary: 'End this session, the others, or all of them',
    query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    fails: ['no_authorization', 'bad_jwt', 'session_not_found'],
  },
  authKeys: {
    ...shared,
    kind: 'json',
    method: 'GET',
    path: '/auth/v1/.well-known/jwks.json',
    summary: 'The public keys that sign access tokens',
    reply: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    fails: [],
  },
  authSettings: {
    ...shared,
    kind: 'json',
    method: 'GET',
    path: '/auth/v1/settings',
    summary: 'What ways of signing in there are',
    reply: z.object({
      external: z.record(z.string(), z.boolean()),
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
    }),
    fails: [],
  },
  authHealth: {
    ...shared,
    kind: 'json',
    method: 'GET',
    path: '/auth/v1/health',
    summary: 'Name and version of the sign-in service',
    reply: z.object({ version: z.string(), name: z.string(), description: z.string() }),
    fails: [],
  },
});
