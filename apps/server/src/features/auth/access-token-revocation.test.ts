import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refused = { status: 401, body: { code: 'sign_in_required' } };
const stats = (token: string) => server.send('GET', '/api/stats', { token });

it('an access token is good for nothing once its session was signed out', async () => {
  const player = await server.signUp();
  const token = await player.token();
  expect(await stats(token)).toMatchObject({ status: 200 });
  expect(await server.send('POST', '/auth/v1/logout?scope=local', { token })).toMatchObject({ status: 204 });
  expect(await stats(token)).toMatchObject(refused);
});

it('a changed password ends the access tokens of all other devices, and keeps the one that changed it', async () => {
  const owner = await server.signUp();
  const elsewhere = await signIn(server, server.clock.now, owner);
  const [own, other] = [await owner.token(), await elsewhere.token()];
  const body = { currentPassword: owner.password, newPassword: 'another good secret' };
  const changed = await server.send('POST', '/api/account/password', { token: own, body });
  expect(changed).toMatchObject({ status: 200 });
  expect(await stats(other)).toMatchObject(refused);
  expect(await stats(own)).toMatchObject({ status: 200 });
});

it('whether player and session stand costs one statement', async () => {
  const player = await server.signUp();
  await player.stats();
  const query = vi.spyOn(server.database.pool, 'query');
  try {
    await player.stats();
    const texts = query.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : JSON.stringify(asked)));
    // The other one reads the numbers themselves.
    expect(texts.filter((text) => text.includes('auth_sessions'))).toHaveLength(1);
    expect(texts).toHaveLength(2);
  } finally {
    query.mockRestore();
  }
});
