import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** A call as it arrived at the project. */
type Arrived = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
};

type Reply = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

/** Stands in for a hosted project: it speaks the shapes of one, with keys and sessions of its own. */
export type HostedProject = {
  readonly settings: { readonly projectUrl: string; readonly projectKey: string };
  /** Everything that came in, in order. */
  readonly arrived: Arrived[];
  /** Signs a token of a user as the project would, but for these claims. */
  readonly tokenOf: (user: ProjectUser, changes?: JWTPayload, alg?: string) => Promise<string>;
  readonly newUser: (metadata?: Record<string, unknown>) => ProjectUser;
  /** Signs with a new key from now on, and publishes it beside the old ones. */
  readonly newKey: () => Promise<void>;
  /** From now on answers in this way what it returns something for. */
  readonly answerBy: (way: (call: Arrived) => Reply | 'nothing' | undefined) => void;
  readonly close: () => Promise<void>;
};

type ProjectUser = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
};

const CLAIMS = Buffer.from('{"role":"anon","ref":"standin"}').toString('base64url');
const PROJECT_KEY = `eyJhbGciOiJIUzI1NiJ9.${CLAIMS}.${'s'.repeat(64)}`;

const refused = (code: string, message: string): Reply => ({ status: 400, body: { code, message } });

/** Starts the stand-in. `now` is its clock. Close it when the test is done. */
export async function startHostedProject(now: () => Date): Promise<HostedProject> {
  const users = new Map<string, ProjectUser>();
  const sessions = new Map<string, ProjectUser>();
  const arrived: Arrived[] = [];
  const published: JWK[] = [];
  let signer: { kid: string; key: CryptoKey } | undefined;
  let way: (call: Arrived) => Reply | 'nothing' | undefined = () => undefined;
  let projectUrl = '';

  async function newKey(): Promise<void> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const kid = randomUUID();
    published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] });
    signer = { kid, key: pair.privateKey };
  }

  async function tokenOf(user: ProjectUser, changes: JWTPayload = {}, alg = 'ES256'): Promise<string> {
    if (signer === undefined) throw new Error('there is no key yet');
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = {
      iss: `${projectUrl}/auth/v1`,
      aud: 'authenticated',
      sub: user.id,
      role: 'authenticated',
      email: user.email,
      phone: '',
      session_id: randomUUID(),
      aal: 'aal1',
      is_anonymous: false,
      user_metadata: user.metadata,
      app_metadata: { provider: 'email', providers: ['email'] },
      iat: seconds,
      exp: seconds + 3600,
      ...changes,
    };
    const key = alg === 'ES256' ? signer.key : new TextEncoder().encode('a secret that both sides know, long enough');
    return new SignJWT(claims).setProtectedHeader({ alg, kid: signer.kid, typ: 'JWT' }).sign(key);
  }

  const userAnswer = ({ id, email, metadata }: ProjectUser) => ({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: now().toISOString(),
    user_metadata: metadata,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [],
    created_at: now().toISOString(),
    updated_at: now().toISOString(),
  });

  async function sessionAnswer(user: ProjectUser): Promise<Reply> {
    const refreshToken = randomUUID().slice(0, 12);
    sessions.set(refreshToken, user);
    const expiresAt = Math.floor(now().getTime() / 1000) + 3600;
    const tokens = { access_token: await tokenOf(user), token_type: 'bearer', refresh_token: refreshToken };
    return { status: 200, body: { ...tokens, expires_in: 3600, expires_at: expiresAt, user: userAnswer(user) } };
  }

  async function answer(call: Arrived): Promise<Reply> {
    const { pathname, searchParams } = new URL(call.url, projectUrl);
    const path = pathname.replace('/auth/v1', '');
    if (call.headers['apikey'] !== PROJECT_KEY) return { status: 401, body: { message: 'Invalid API key' } };
    if (path === '/.well-known/jwks.json') return { status: 200, body: { keys: published } };
    if (path === '/signup') {
      const { email, password, data: metadata } = call.body as Record<'email' | 'password', string> & { data: object };
      const user = { id: randomUUID(), email, password, metadata: { ...metadata } };
      users.set(email, user);
      return sessionAnswer(user);
    }
    if (path === '/token' && searchParams.get('grant_type') === 'password') {
      const user = users.get(String(call.body['email']));
      if (user?.password === call.body['password'] && user !== undefined) return sessionAnswer(user);
      return refused('invalid_credentials', 'Invalid login credentials');
    }
    if (path === '/token') {
      const user = sessions.get(String(call.body['refresh_token']));
      if (user !== undefined) return sessionAnswer(user);
      return refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    if (path === '/recover') return { status: 200, body: {} };
    if (path === '/logout') return { status: 204 };
    return { status: 404, body: { code: 404, message: 'not found' } };
  }

  async function tell(response: ServerResponse, asked: Reply | Promise<Reply>): Promise<void> {
    const { status, headers, body } = await asked;
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'set-cookie': '__cf_bm=tracks-everybody; path=/',
      'x-envoy-upstream-service-time': '7',
      ...headers,
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: JSON.parse(text || '{}') as Record<string, unknown> };
      arrived.push(call);
      const own = way(call);
      if (own === 'nothing') return;
      void tell(response, own ?? answer(call));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  projectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await newKey();
  return {
    settings: { projectUrl, projectKey: PROJECT_KEY },
    arrived,
    tokenOf,
    newKey,
    newUser: (metadata = {}) => {
      const id = randomUUID();
      return { id, email: `${id}@example.com`, password: 'secret', metadata };
    },
    answerBy: (next) => void (way = next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
