import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHostedProject, type HostedProject } from '../../testing/hosted-auth-project.ts';
import { plainSession } from '../../testing/player.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';

/** The sign-in library reads the machine's clock, and a test may be ahead of it. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const clock = { ...testClock(), now };

let project: HostedProject;
let server: TestServer;
let anonKey = '';
beforeAll(async () => {
  project = await startHostedProject(now);
  server = await startTestServer({ hosted: project.settings, clock });
  anonKey = (await server.send<{ supabaseAnonKey: string }>('GET', '/config')).body.supabaseAnonKey;
});
afterAll(async () => {
  await server.close();
  await project.close();
});
beforeEach(() => {
  project.arrived.length = 0;
});
afterEach(() => project.answerBy(() => undefined));

type Answered = { readonly data: Record<string, unknown>; readonly code: string };

const profileOf = (token: string) => server.send<Answered>('GET', '/api/profile', { token });

async function playersOf(id: string): Promise<Record<string, unknown>[]> {
  return (await server.database.pool.query<Record<string, unknown>>('select * from users where id = $1', [id])).rows;
}

const keyLoads = () => project.arrived.filter(({ url }) => url.endsWith('/jwks.json')).length;

describe('a player of a hosted project', () => {
  it('signs up, practises, renews, signs out and in through our own address', async () => {
    const { body } = await server.send<{ supabaseUrl: string }>('GET', '/config');
    expect(body.supabaseUrl).toBe(server.origin);
    const device = new GoTrueClient({
      url: `${body.supabaseUrl}/auth/v1`,
      headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: false,
    });
    const email = `${randomUUID()}@example.com`;
    const data = { name: 'Ann Smith', display_name: 'Annie', time_zone: 'Europe/London' };
    const signedUp = await device.signUp({ email, password: 'secret', options: { data } });
    expect(signedUp.error).toBeNull();
    const token = signedUp.data.session?.access_token ?? '';
    expect(await profileOf(token)).toMatchObject({ status: 200, body: { data: { email, ...data } } });
    const saved = await server.send('POST', '/api/practice-sessions', { token, body: plainSession });
    expect(saved.status).toBe(201);
    expect((await device.refreshSession()).error).toBeNull();
    expect((await device.signOut()).error).toBeNull();
    expect((await device.signInWithPassword({ email, password: 'wrong' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await device.signInWithPassword({ email, password: 'secret' })).error).toBeNull();
    const redirectTo = `${server.origin}/reset-password.html`;
    expect((await device.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const recover = project.arrived.at(-1);
    expect(new URL(recover?.url ?? '', server.origin).searchParams.get('redirect_to')).toBe(redirectTo);
    expect(recover?.body).toMatchObject({ email });
  });

  it('has a row from the first request on, one of twenty at once', async () => {
    const user = project.newUser({ name: 'Bob' });
    const token = await project.tokenOf(user);
    expect(await playersOf(user.id)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => profileOf(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await playersOf(user.id)).toMatchObject([{ name: 'Bob', display_name: 'Bob', time_zone: 'UTC', tokens: 0 }]);
  });

  it('is made by two servers at once as by one', async () => {
    const other = await startTestServer({ hosted: project.settings, clock, databaseUrl: server.databaseUrl });
    const user = project.newUser();
    const token = await project.tokenOf(user);
    const ask = () => [server, other].map((one) => one.send('GET', '/api/profile', { token }));
    const answers = await Promise.all(Array.from({ length: 5 }, ask).flat());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await playersOf(user.id)).toHaveLength(1);
    await other.close();
  });

  it('keeps what is played, and follows a change of the address', async () => {
    const user = project.newUser({ name: 'Cleo' });
    await server.send('POST', '/api/practice-sessions', { token: await project.tokenOf(user), body: plainSession });
    const moved = { ...user, email: `new-${user.email}`, metadata: { name: 'Someone else' } };
    const { body } = await profileOf(await project.tokenOf(moved));
    expect(body.data).toMatchObject({ email: moved.email, name: 'Cleo', total_sessions: 1 });
  });

  it.each([
    ['a zero character', { name: 'a\0b' }],
    ['no text', { name: { first: 'A' } }],
    ['no end', { display_name: 'x'.repeat(1_000) }],
    ['a zone that does not exist', { time_zone: 'Mars/Olympus' }],
  ])('may have metadata with %s, which is left out', async (_what, metadata) => {
    const user = project.newUser(metadata);
    expect((await profileOf(await project.tokenOf(user))).status).toBe(200);
    expect(await playersOf(user.id)).toMatchObject([{ name: null, display_name: null, time_zone: 'UTC' }]);
  });
});

it('a suspended player of a hosted project, whose sign-in the project still takes, is told so', async () => {
  const user = project.newUser();
  const token = await project.tokenOf(user);
  expect((await profileOf(token)).status).toBe(200);
  await server.database.pool.query('update users set suspended_at = now() where id = $1', [user.id]);
  expect(await profileOf(token)).toMatchObject({ status: 401, body: { code: 'account_suspended' } });
});

describe('a token is refused', () => {
  it.each<[string, Record<string, unknown>]>([
    ['of another project', { iss: 'https://other.supabase.co/auth/v1' }],
    ['for another audience', { aud: 'anon' }],
    ['of another role', { role: 'service_role' }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without an end', { exp: undefined }],
    ['of somebody without a name', { is_anonymous: true }],
    ['without an address', { email: '' }],
    ['of nobody', { sub: 'admin' }],
    ['without a session', { session_id: undefined }],
  ])('%s', async (_what, changes) => {
    const user = project.newUser();
    const { status, body } = await profileOf(await project.tokenOf(user, changes));
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'sign_in_required' });
    expect(await playersOf(user.id)).toEqual([]);
  });

  it('signed with a secret, or with nothing, and the project is not even asked', async () => {
    const user = project.newUser();
    const good = await project.tokenOf(user);
    const nothing = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.x`;
    project.arrived.length = 0;
    for (const token of [await project.tokenOf(user, {}, 'HS256'), nothing, project.settings.projectKey, anonKey]) {
      expect((await profileOf(token)).status).toBe(401);
    }
    expect(project.arrived).toEqual([]);
  });

  it('signed by a stranger under a key id of the project', async () => {
    const user = project.newUser();
    const [header = '', payload = ''] = (await project.tokenOf(user)).split('.');
    const { privateKey } = await generateKeyPair('ES256');
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, string>;
    const claims = new SignJWT(decode(payload)).setProtectedHeader({ ...decode(header), alg: 'ES256' });
    const forged = await claims.sign(privateKey);
    expect((await profileOf(forged)).status).toBe(401);
  });
});

describe('the keys of the project', () => {
  it('are asked for once and not for every request', async () => {
    ahead += 11 * 60_000;
    const token = await project.tokenOf(project.newUser());
    await Promise.all(Array.from({ length: 10 }, () => profileOf(token)));
    for (let time = 0; time < 5; time += 1) await profileOf(token);
    expect(keyLoads()).toBe(1);
  });

  it('may change: a new one is found at once, and made-up ones do not send us asking all the time', async () => {
    ahead += 60_000;
    await project.newKey();
    expect((await profileOf(await project.tokenOf(project.newUser()))).status).toBe(200);
    expect(keyLoads()).toBe(1);
    const { privateKey } = await generateKeyPair('ES256');
    for (let time = 0; time < 5; time += 1) {
      const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: randomUUID() }).sign(privateKey);
      expect((await profileOf(token)).status).toBe(401);
    }
    expect(keyLoads()).toBe(1);
  });

  it('are believed for a day while the project is away: players go on', async () => {
    const user = project.newUser();
    const long = { exp: Math.floor(now().getTime() / 1000) + 3 * 86_400 };
    const token = await project.tokenOf(user, long);
    expect((await profileOf(token)).status).toBe(200);
    project.answerBy(() => ({ status: 503, body: { message: 'away' } }));
    ahead += 23 * 3_600_000;
    expect((await profileOf(token)).status).toBe(200);
    ahead += 2 * 3_600_000;
    const { status, headers, body } = await profileOf(token);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(headers.get('retry-after')).toBe('5');
    project.answerBy(() => undefined);
    ahead += 31_000;
    expect((await profileOf(token)).status).toBe(200);
  });

  it.each([
    ['no JSON', { status: 200, headers: { 'content-type': 'text/html' } }],
    ['something else', { status: 200, body: { keys: 'none' } }],
    ['keys that are none', { status: 200, body: { keys: [{ kty: 'EC', kid: 'x' }] } }],
    ['no keys, as a project does that signs with a secret', { status: 200, body: { keys: [] } }],
  ])('that are %s let nobody in, and break nothing', async (_what, reply) => {
    const fresh = await startTestServer({ hosted: project.settings, clock });
    project.answerBy(({ url }) => (url.endsWith('/jwks.json') ? reply : undefined));
    const answer = await fresh.send('GET', '/api/profile', { token: await project.tokenOf(project.newUser()) });
    expect([401, 503]).toContain(answer.status);
    await fresh.close();
  });
});

describe('the way to the project', () => {
  it('puts its key in the place of ours, and passes on no more than it needs', async () => {
    const token = await project.tokenOf(project.newUser());
    await server.send('POST', '/auth/v1/logout?scope=local', {
      token,
      headers: {
        apikey: anonKey,
        cookie: 'tracks=me',
        'x-client-info': 'gotrue-js',
        'x-forwarded-for': '10.1.2.3',
        'x-secret': 'of ours',
        connection: 'keep-alive',
        te: 'trailers',
        'proxy-authorization': 'Basic x',
      },
    });
    const [call] = project.arrived;
    expect(call).toMatchObject({ method: 'POST', url: '/auth/v1/logout?scope=local' });
    expect(call?.headers).toMatchObject({
      apikey: project.settings.projectKey,
      authorization: `Bearer ${token}`,
      'x-client-info': 'gotrue-js',
    });
    for (const kept of ['cookie', 'x-forwarded-for', 'x-secret', 'te', 'proxy-authorization']) {
      expect(call?.headers).not.toHaveProperty(kept);
    }
  });

  it('never sends our public key as somebody’s token', async () => {
    const headers = { apikey: anonKey };
    await server.send('POST', '/auth/v1/recover', { token: anonKey, headers, body: { email: 'a@b.example' } });
    expect(project.arrived[0]?.headers).not.toHaveProperty('authorization');
  });

  it('passes back the answer without cookies and inner headers, and keeps it out of caches', async () => {
    const path = '/auth/v1/token?grant_type=password';
    const { status, headers, body } = await server.send<Answered>('POST', path, {
      headers: { apikey: anonKey },
      body: { email: 'nobody@example.com', password: 'x' },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_credentials' });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
    for (const kept of ['set-cookie', 'x-envoy-upstream-service-time']) expect(headers.get(kept)).toBeNull();
  });

  it('refuses a caller with another key', async () => {
    for (const apikey of ['x', project.settings.projectKey]) {
      const answer = await server.send('GET', '/auth/v1/settings', { headers: { apikey } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid API key' } });
    }
    expect(project.arrived).toEqual([]);
  });

  it.each([
    '/auth/v1/admin/users',
    '/auth/v1/admin',
    '/auth/v1/',
    '/auth/v1',
    '/auth/v1//evil.example/x',
    '/auth/v1/..%2frest/v1/users',
    '/auth/v1/%2e%2e/rest/v1/users',
    '/auth/v1/./admin/users',
    '/auth/v1/user%00',
    '/auth/v1/user@evil.example',
    `/auth/v1/user?${'x'.repeat(2_000)}`,
    '/rest/v1/users',
    '/storage/v1/object',
  ])('does not lead to %s', async (path) => {
    const { status } = await server.send('GET', path);
    expect(status).toBe(404);
    expect(project.arrived).toEqual([]);
  });

  it.each(['PATCH', 'HEAD', 'OPTIONS'])('is closed to %s', async (method) => {
    const { status, headers } = await server.send(method, '/auth/v1/user');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, POST, PUT, DELETE');
    expect(project.arrived).toEqual([]);
  });

  it.each([
    [{ data: 'x'.repeat(70_000) }, {}, 'validation_failed'],
    ['email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 'validation_failed'],
    ['{"email":', { 'content-type': 'application/json' }, 'validation_failed'],
  ])('is closed to what is too long, or no JSON', async (body, headers, code) => {
    const answer = await server.send('POST', '/auth/v1/signup', { body, headers });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(project.arrived).toEqual([]);
  });

  it('tells that the project is away in the words that the library takes for a moment’s trouble', async () => {
    const away = await startTestServer({
      hosted: { ...project.settings, projectUrl: 'http://127.0.0.1:1' },
      clock,
    });
    const answer = await away.send('POST', '/auth/v1/recover', { body: { email: 'a@b.example' } });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(away.lines.join('')).toContain('the hosted project is away');
    expect(away.lines.join('')).not.toContain('a@b.example');
    await away.close();
  });

  it('lets no answer be longer than a session ever is', async () => {
    project.answerBy(() => ({ status: 200, body: 'x'.repeat(1_100_000) }));
    const answer = await server.send('GET', '/auth/v1/settings');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } });
  });

  it.each([
    ['https://evil.example/', 500],
    ['//evil.example/', 500],
    ['/reset-password.html#error_code=otp_expired', 303],
  ])('leads a browser on to %s: %i', async (location, status) => {
    project.answerBy(() => ({ status: 303, headers: { location } }));
    const answer = await server.send('GET', '/auth/v1/verify?token=x&type=recovery');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(status === 303 ? location : null);
  });
});

it('our own sign-in service is off: no account of ours is made, and none of our tokens is good', async () => {
  const own = await startTestServer({ databaseUrl: server.databaseUrl, clock });
  const player = await own.signUp();
  expect((await own.send('GET', '/api/profile', { token: await player.token() })).status).toBe(200);
  expect((await server.send('GET', '/api/profile', { token: await player.token() })).status).toBe(401);
  await own.close();
  const { rows } = await server.database.pool.query('select 1 from internal.accounts');
  expect(rows).toHaveLength(1);
});

it('health says that it is for the project to confirm addresses', async () => {
  expect(await server.send('GET', '/health')).toMatchObject({ body: { mail: 'outbox', emailsConfirmed: 'elsewhere' } });
});
