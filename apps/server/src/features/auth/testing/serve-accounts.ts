import * as argon2 from '@node-rs/argon2';
import type { AuthFailureBody, AuthSession, AuthUser } from '@touchline/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { OpenDatabase } from '../../../db/open-postgres-pool.ts';
import { createApp } from '../../../http/fastify-app.ts';
import { createLimiter } from '../../../http/rate-limiter.ts';
import { createSignedLinks } from '../../../http/signed-link.ts';
import type { Mail, Mailer } from '../../../adapters/mail/index.ts';
import { composeLocalAuth, type Accounts } from '../compose-local-auth.ts';
import type { SignUpPolicy } from '../sign-up-policy.ts';
import { linkIn } from '../../../testing/parse-mail.ts';
import { createEmailWorker } from '../email-queue.ts';
import { createPasswords, type Passwords } from '../password-hashing.ts';

/** The password of most players of these tests. */
const PASSWORD = 'left-foot-7';

/** Hashes that cost next to nothing, where a test is not about their cost. */
export const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

type Answer<Body> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: Body;
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT';

type Options = {
  readonly passwords?: Passwords;
  /** As with a mail server: an account is made when its address is confirmed. */
  readonly confirmsAddresses?: boolean;
  readonly publicUrl?: string;
  readonly signUps?: SignUpPolicy;
};

/** What a browser keeps between its calls. */
export type Browser = Map<string, string>;

type Sent = {
  /** Sends and keeps cookies. */
  readonly browser?: Browser | undefined;
  readonly body?: unknown;
  /** An access token. */
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The network address of the caller. */
  readonly address?: string;
};

/** The sign-in service on a real database, with a clock that a test can set, and mails that wait to be sent. */
export async function serveAccounts(database: OpenDatabase, options: Options = {}) {
  const { confirmsAddresses = false, publicUrl, signUps = { who: 'open', maxAccounts: null } } = options;
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const now = () => clock.now;
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const limiter = createLimiter(database.pool);
  const passwords = options.passwords ?? (await createPasswords(argon2, cheap));
  const post = postOf(database, log, now);
  const accounts = await composeLocalAuth({
    database: database.db,
    limiter,
    now,
    publicUrl,
    confirmsAddresses,
    signUps,
    enqueue: post.enqueue,
    passwords,
  });
  const app = await createApp({ log, trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  accounts.serve(app, { isOperator: async () => false, limiter, links: createSignedLinks(accounts.linkSecret, () => clock.now), checkReplies: true });
  const calls = callsOf(app, accounts);
  return {
    app,
    accounts,
    clock,
    lines,
    post,
    ...calls,
    /** A session that a link to a new password opened: one that may set it. */
    openRecoveryLink: async (email: string) => {
      await calls.recover(email);
      const [mail] = (await post.deliver()).slice(-1);
      const token = new URLSearchParams(new URL(linkIn({ text: mail?.text ?? '' })).hash.slice(1)).get('token_hash') ?? '';
      return (await calls.verify('recovery', token)).body;
    },
  };
}

/** The way of letters: they wait until the test lets them be sent. */
function postOf(database: OpenDatabase, log: pino.Logger, now: () => Date) {
  const waiting: string[] = [];
  const mails: Mail[] = [];
  let send: Mailer['send'] = async (mail) => void mails.push(mail);
  const kept = async () => {};
  const mailer: Mailer = { kind: 'smtp', send: (mail) => send(mail), forgetBefore: kept, forgetTo: kept };
  const worker = createEmailWorker({ database: database.db, mailer, log, now });
  const context = { attempt: 1, isLast: false, signal: new AbortController().signal, report: async () => {} };
  const run = (emailId: string) => worker.run({ emailId }, context);
  return {
    enqueue: async (_transaction: unknown, id: string) => void waiting.push(id),
    /** The letters that wait, in order. */
    waiting,
    /** Sends one letter, as the queue would. */
    run: (id: string) => run(id),
    /** Sends what waits and gives the mails of it. */
    async deliver(): Promise<Mail[]> {
      for (const id of waiting.splice(0)) await run(id);
      return mails.splice(0);
    },
    /** From now on mails leave this way. */
    sendBy: (way: Mailer['send']) => void (send = way),
  };
}

function callsOf(app: FastifyInstance, accounts: Accounts) {
  async function send<Body>(method: Method, path: string, sent: Sent = {}): Promise<Answer<Body>> {
    const response = await app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        apikey: accounts.anonKey,
        ...(sent.browser && { cookie: [...sent.browser].map((pair) => pair.join('=')).join('; ') }),
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { payload: sent.body as object }),
      ...(sent.address !== undefined && { remoteAddress: sent.address }),
    });
    for (const cookie of response.cookies) sent.browser?.set(cookie.name, cookie.value);
    const body = (response.body === '' ? undefined : response.json()) as Body;
    return { status: response.statusCode, headers: response.headers, body };
  }
  type Session = AuthSession & AuthFailureBody;
  /** The browser that signs up and opens the links of mails, where a test does not say which. */
  const home: Browser = new Map();
  return {
    send,
    home,
    signUp: (email: string, password = PASSWORD, data?: Record<string, unknown>, browser = home) =>
      send<Session>('POST', '/signup', { body: { email, password, data }, browser }),
    signIn: (email: string, password = PASSWORD, address = '127.0.0.1', browser?: Browser) =>
      send<Session>('POST', '/token?grant_type=password', { body: { email, password }, address, browser }),
    refresh: (token: string) =>
      send<Session>('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } }),
    changeUser: (token: string, body: unknown) =>
      send<AuthUser & AuthFailureBody>('PUT', '/user', { token, body }),
    recover: (email: string, headers?: Record<string, string>, from: Pick<Sent, 'address' | 'browser'> = {}) =>
      send<AuthFailureBody>('POST', '/recover', { body: { email }, ...(headers && { headers }), ...from }),
    resend: (email: string) => send<AuthFailureBody>('POST', '/resend', { body: { type: 'signup', email } }),
    /** Uses the token of a mail's link. */
    verify: (type: 'recovery' | 'signup', token: string, { browser = home, password }: { browser?: Browser | undefined; password?: string } = {}) =>
      send<Session>('POST', '/verify', { body: { type, token_hash: token, password }, browser }),
    user: (token: string) => send<AuthUser & AuthFailureBody>('GET', '/user', { token }),
    signOut: (token: string, scope?: 'global' | 'local' | 'others') =>
      send<AuthFailureBody | undefined>('POST', scope === undefined ? '/logout' : `/logout?scope=${scope}`, { token }),
  };
}
