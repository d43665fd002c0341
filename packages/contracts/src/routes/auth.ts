import * as z from 'zod';
import { defineRoutes } from '../route.ts';

/** Longest password taken, in characters: enough for any passphrase, and a bound on the hashing work. */
const MAX_PASSWORD = 256;
const MAX_EMAIL = 254;

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

const shared = { area: 'auth', auth: 'nobody', dialect: 'auth' } as const;

/** The sign-in service, in the shapes of GoTrue that `@supabase/auth-js` speaks. */
export const authRoutes = defineRoutes({
  authSignUp: {
    ...shared,
    method: 'POST',
    path: '/auth/v1/signup',
    summary: 'Make an account',
    limits: { address: { points: 300, seconds: 3600 } },
    body: z.object({
      email: z.string().max(MAX_EMAIL),
      password: z.string().max(MAX_PASSWORD),
      data: z.record(z.string(), z.unknown()).nullish(),
    }),
    reply: AuthSession,
    fails: ['validation_failed', 'email_address_invalid', 'weak_password', 'user_already_exists', 'over_request_rate_limit'],
  },
  authToken: {
    ...shared,
    method: 'POST',
    path: '/auth/v1/token',
    summary: 'Sign in with a password, or renew a session with its refresh token',
    query: z.object({ grant_type: z.string() }),
    body: z.object({
      email: z.string().max(MAX_EMAIL).optional(),
      password: z.string().max(MAX_PASSWORD).optional(),
      refresh_token: z.string().max(512).optional(),
    }),
    reply: AuthSession,
    fails: [
      'validation_failed',
      'invalid_credentials',
      'email_not_confirmed',
      'unsupported_grant_type',
      'refresh_token_not_found',
      'refresh_token_already_used',
      'over_request_rate_limit',
    ],
  },
  authUser: {
    ...shared,
    method: 'GET',
    path: '/auth/v1/user',
    summary: 'The signed-in account',
    reply: AuthUser,
    fails: ['no_authorization', 'bad_jwt', 'session_not_found'],
  },
  authSignOut: {
    ...shared,
    method: 'POST',
    path: '/auth/v1/logout',
    summary: 'End this session, the others, or all of them',
    query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    fails: ['no_authorization', 'bad_jwt', 'session_not_found'],
  },
  authKeys: {
    ...shared,
    method: 'GET',
    path: '/auth/v1/.well-known/jwks.json',
    summary: 'The public keys that sign access tokens',
    reply: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    fails: [],
  },
  authSettings: {
    ...shared,
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
    method: 'GET',
    path: '/auth/v1/health',
    summary: 'Name and version of the sign-in service',
    reply: z.object({ version: z.string(), name: z.string(), description: z.string() }),
    fails: [],
  },
});
