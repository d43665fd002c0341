import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startHostedProject, type HostedProject } from '../../testing/hosted-auth-project.ts';
import { plainSession } from '../../testing/player.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';

const clock = testClock();
let project: HostedProject;
let server: TestServer;
beforeAll(async () => {
  project = await startHostedProject(clock.now);
  server = await startTestServer({ hosted: project.settings, clock });
});
afterAll(async () => {
  await server.close();
  await project.close();
});
afterEach(() => project.answerBy(() => undefined));

type Session = { readonly access_token: string; readonly user: { readonly id: string; readonly email: string } };

async function newPlayer() {
  const body = { email: `${randomUUID()}@example.com`, password: 'secret' };
  const { body: session } = await server.send<Session>('POST', '/auth/v1/signup', { body });
  const token = session.access_token;
  await server.send('POST', '/api/practice-sessions', { token, body: plainSession });
  return { ...session.user, token };
}

const leave = (token: string, password: string) =>
  server.send<{ code: string; signInKeptBy: string }>('DELETE', '/api/account', { token, body: { password } });
const statsOf = (token: string) => server.send<{ data: { totalSessions: number } }>('GET', '/api/stats', { token });
async function signInAgain(email: string): Promise<Session> {
  const body = { email, password: 'secret' };
  return (await server.send<Session>('POST', '/auth/v1/token?grant_type=password', { body })).body;
}

it('a player leaves by the hosted project’s password, and no token of before brings them back', async () => {
  const player = await newPlayer();
  expect(await leave(player.token, 'wrong')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  expect(await leave(player.token, 'secret')).toMatchObject({ status: 200, body: { signInKeptBy: 'hosted' } });
  expect(project.arrived.at(-1)).toMatchObject({ method: 'POST', url: '/auth/v1/logout?scope=global' });
  expect((await statsOf(player.token)).status).toBe(401);
  // Longer than a process is sure of a player, and at another one that has never heard of this one.
  clock.advance({ minutes: 2 });
  const other = await startTestServer({ hosted: project.settings, clock, databaseUrl: server.databaseUrl });
  expect((await other.send('GET', '/api/stats', { token: player.token })).status).toBe(401);
  expect((await statsOf(player.token)).status).toBe(401);
  await other.close();
  const { rows } = await server.database.pool.query('select 1 from users where id = $1', [player.id]);
  expect(rows).toEqual([]);
  // Whoever signs in once more begins anew.
  const again = await signInAgain(player.email);
  expect(await statsOf(again.access_token)).toMatchObject({ status: 200, body: { data: { totalSessions: 0 } } });
  expect((await statsOf(player.token)).status).toBe(401);
});

it('the address of a hosted sign-in is changed there, by the password and in its own words', async () => {
  const player = await newPlayer();
  const change = (email: string, password = 'secret') =>
    server.send<{ code?: string; outcome?: string }>('POST', '/api/account/email', { token: player.token, body: { email, password } });
  expect(await change('new@example.com', 'wrong')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  const answers = [
    [{ status: 200, body: { new_email: 'new@example.com' } }, { status: 200, body: { outcome: 'link_sent' } }],
    [{ status: 200, body: { email: 'new@example.com' } }, { status: 200, body: { outcome: 'changed' } }],
    [{ status: 422, body: { code: 'email_exists' } }, { status: 409, body: { code: 'email_taken' } }],
    [{ status: 400, body: { code: 'validation_failed' } }, { status: 400, body: { code: 'email_invalid' } }],
    [{ status: 429, body: {} }, { status: 429, body: { code: 'too_many_requests' } }],
    [{ status: 500, body: {} }, { status: 503, body: { code: 'unavailable' } }],
    [{ status: 403, body: 'no JSON of a project' }, { status: 503, body: { code: 'unavailable' } }],
  ] as const;
  for (const [reply, expected] of answers) {
    project.answerBy(({ method, url }) => (method === 'PUT' && url === '/auth/v1/user' ? reply : undefined));
    expect(await change('new@example.com')).toMatchObject(expected);
    expect(project.arrived.at(-1)).toMatchObject({ method: 'PUT', body: { email: 'new@example.com' } });
  }
});

it('a token that does not say when it was given out does not bring anybody back', async () => {
  const player = await newPlayer();
  await leave(player.token, 'secret');
  const user = { ...project.newUser(), id: player.id, email: player.email };
  expect((await statsOf(await project.tokenOf(user, { iat: undefined as unknown as number }))).status).toBe(401);
});

it.each([
  ['is broken', '/token', () => ({ status: 500 }), 503, 'unavailable'],
  ['has heard too many', '/token', () => ({ status: 429 }), 429, 'too_many_requests'],
  ['cannot end the sessions', '/logout', () => ({ status: 500 }), 503, 'unavailable'],
])('while the project %s, nothing is removed', async (_what, path, answer, status, code) => {
  const player = await newPlayer();
  project.answerBy(({ url }) => (url.startsWith(`/auth/v1${path}`) ? answer() : undefined));
  expect(await leave(player.token, 'secret')).toMatchObject({ status, body: { code } });
  expect(await statsOf(player.token)).toMatchObject({ status: 200, body: { data: { totalSessions: 1 } } });
});

it('wrong passwords are counted here too', async () => {
  const player = await newPlayer();
  for (let guess = 0; guess < 10; guess += 1) expect((await leave(player.token, `guess ${guess}`)).status).toBe(403);
  project.arrived.length = 0;
  expect(await leave(player.token, 'secret')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(project.arrived).toEqual([]);
});

it('the export says who keeps the sign-in', async () => {
  const player = await newPlayer();
  const { body } = await server.send<{ account: object }>('GET', '/api/account/export', { token: player.token });
  expect(body.account).toMatchObject({ email: player.email, keptBy: 'hosted' });
});

it('the password of a hosted sign-in is changed there, with the session that stays', async () => {
  const player = await newPlayer();
  const change = (currentPassword: string, newPassword: string) =>
    server.send<{ code?: string }>('POST', '/api/account/password', { token: player.token, body: { currentPassword, newPassword } });
  expect(await change('wrong', 'better secret')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  // Too short to be asked for there.
  expect(await change('secret', '12345')).toMatchObject({ status: 400, body: { code: 'password_weak' } });
  const answers = [
    [{ status: 422, body: { code: 'same_password' } }, { status: 409, body: { code: 'password_same' } }],
    [{ status: 422, body: { code: 'weak_password' } }, { status: 400, body: { code: 'password_weak' } }],
    [{ status: 429, body: {} }, { status: 429, body: { code: 'too_many_requests' } }],
    [{ status: 500, body: {} }, { status: 503, body: { code: 'unavailable' } }],
  ] as const;
  for (const [reply, expected] of answers) {
    project.answerBy(({ method, url }) => (method === 'PUT' && url === '/auth/v1/user' ? reply : undefined));
    expect(await change('secret', 'better secret')).toMatchObject(expected);
  }
  project.answerBy(({ method, url }) => (method === 'PUT' && url === '/auth/v1/user' ? { status: 200, body: {} } : undefined));
  expect(await change('secret', 'better secret')).toMatchObject({ status: 200 });
  const bearer = { authorization: `Bearer ${player.token}` };
  const asked = project.arrived.slice(-2);
  // After an answer that was lost the same change comes again.
  expect(await change('before', 'secret')).toMatchObject({ status: 200 });
  expect(asked).toMatchObject([
    { method: 'PUT', url: '/auth/v1/user', headers: bearer, body: { password: 'better secret' } },
    { method: 'POST', url: '/auth/v1/logout?scope=others', headers: bearer },
  ]);
});
