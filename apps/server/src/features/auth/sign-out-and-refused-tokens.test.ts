import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, accounts, send, refresh, signIn, signOut, signUp, user } = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

let email = '';
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  await signUp(email);
});

/** Whether a session can still be refreshed, its account read and its access token used. */
async function isAlive(session: { access_token: string; refresh_token: string }): Promise<boolean> {
  const player = await accounts.authorize(session.access_token);
  const read = await user(session.access_token);
  const renewed = await refresh(session.refresh_token);
  expect(read.status === 200).toBe(renewed.status === 200);
  expect(player !== null).toBe(read.status === 200);
  return read.status === 200;
}

describe('signing out', () => {
  it.each([
    ['here', 'local', [false, true, true]],
    ['elsewhere', 'others', [true, false, false]],
    ['everywhere', 'global', [false, false, false]],
    ['without saying where, which is everywhere,', undefined, [false, false, false]],
  ] as const)('%s ends those sessions at once', async (_where, scope, alive) => {
    const sessions = [(await signIn(email)).body, (await signIn(email)).body, (await signIn(email)).body] as const;
    const stranger = (await signUp(`stranger-${email}`)).body;
    const { status, body } = await signOut(sessions[0].access_token, scope);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect([await isAlive(sessions[0]), await isAlive(sessions[1]), await isAlive(sessions[2])]).toEqual(alive);
    expect(await isAlive(stranger)).toBe(true);
  });

  it('a second time finds no session', async () => {
    const session = (await signIn(email)).body;
    await signOut(session.access_token, 'local');
    const again = await signOut(session.access_token, 'global');
    expect(again).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await signIn(email)).status).toBe(200);
  });

  it('with an unknown scope is refused and ends nothing', async () => {
    const session = (await signIn(email)).body;
    const answer = await send<{ code: string }>('POST', '/logout?scope=all', { token: session.access_token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await isAlive(session)).toBe(true);
  });
});

describe.each([
  ['GET', '/user'],
  ['POST', '/logout'],
] as const)('%s %s', (method, path) => {
  it('without a token is 401 no_authorization', async () => {
    expect(await send(method, path)).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a Bearer token' },
    });
  });

  it.each(['Bearer', 'Bearer ', 'Bearer abc', 'Bearer a.b.c', 'Basic YTpi', 'a.b.c'])(
    'with the header %j is 403 bad_jwt',
    async (authorization) => {
      const answer = await send(method, path, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt', message: 'invalid JWT' } });
    },
  );

  it('with the public client key as token is 403 bad_jwt', async () => {
    const answer = await send(method, path, { token: accounts.anonKey });
    expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  });

  it('of an account that is gone is 403 session_not_found', async () => {
    const session = (await signIn(email)).body;
    await database.pool.query('delete from internal.accounts where id = $1', [session.user.id]);
    expect(await send(method, path, { token: session.access_token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
  });
});

it("does not take another account's session for one's own", async () => {
  const mine = await accounts.authorize((await signIn(email)).body.access_token);
  const theirs = await accounts.authorize((await signUp(`other-${email}`)).body.access_token);
  if (mine === null || theirs === null) throw new Error('not verified');
  const mixed = { ...mine, sessionId: theirs.sessionId };
  await expect(accounts.service.user(mixed)).rejects.toMatchObject({ code: 'session_not_found' });
  await expect(accounts.service.signOut(mixed, 'local')).rejects.toMatchObject({ code: 'session_not_found' });
});
