import * as argon2 from '@node-rs/argon2';
import { authRoutes, type AuthFailureBody, type AuthSession, type AuthUser } from '@touchline/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { OpenDatabase } from '../../../db/open.ts';
import { createApp } from '../../../http/app.ts';
import { createLimiter } from '../../../http/limits.ts';
import { mount } from '../../../http/mount.ts';
import { createAccounts, type Accounts } from '../accounts.ts';
import { createPasswords, type Passwords } from '../passwords.ts';

/** Hashes that cost next to nothing, where a test is not about their cost. */
export const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

type Answer<Body> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: Body;
};

type Sent = {
  readonly body?: unknown;
  /** An access token. */
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The network address of the caller. */
  readonly address?: string;
};

/** The sign-in service on a real database, with a clock that a test can set. */
export async function serveAccounts(database: OpenDatabase, options: { readonly passwords?: Passwords } = {}) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const now = () => clock.now;
  const lines: string[] = [];
  const limiter = createLimiter(database.pool);
  const passwords = options.passwords ?? (await createPasswords(argon2, cheap));
  const accounts = await createAccounts({ database: database.db, limiter, now, passwords });
  const app = await createApp({
    log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    trustedProxies: [],
    https: false,
    webRoot: null,
  });
  accounts.guard(app);
  mount(app, authRoutes, accounts.handlers, { verifyToken: accounts.verifyToken, limiter, checkReplies: true });
  return { app, accounts, clock, lines, ...callsOf(app, accounts) };
}

function callsOf(app: FastifyInstance, accounts: Accounts) {
  async function send<Body>(method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<Answer<Body>> {
    const response = await app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        apikey: accounts.anonKey,
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { payload: sent.body as object }),
      ...(sent.address !== undefined && { remoteAddress: sent.address }),
    });
    const body = (response.body === '' ? undefined : response.json()) as Body;
    return { status: response.statusCode, headers: response.headers, body };
  }
  type Session = AuthSession & AuthFailureBody;
  return {
    send,
    signUp: (email: string, password = 'secret', data?: Record<string, unknown>) =>
      send<Session>('POST', '/signup', { body: { email, password, data } }),
    signIn: (email: string, password = 'secret', address = '127.0.0.1') =>
      send<Session>('POST', '/token?grant_type=password', { body: { email, password }, address }),
    refresh: (token: string) =>
      send<Session>('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } }),
    user: (token: string) => send<AuthUser & AuthFailureBody>('GET', '/user', { token }),
    signOut: (token: string, scope?: 'global' | 'local' | 'others') =>
      send<AuthFailureBody | undefined>('POST', scope === undefined ? '/logout' : `/logout?scope=${scope}`, { token }),
  };
}
