import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the cookie of a known device', () => {
  const cookieOf = async (at: TestServer) => {
    const { email, password } = await at.signUp();
    const { headers } = await at.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
    return headers.get('set-cookie') ?? '';
  };

  it('is kept from scripts and from what other sites send', async () => {
    expect(await cookieOf(server)).toMatch(/^device-\w+=[^;]+; Max-Age=\d+; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/);
  });

  it('goes by https only where players come by it', async () => {
    const secure = await startTestServer({ publicUrl: 'https://touchline.example', databaseUrl: server.databaseUrl });
    expect(await cookieOf(secure)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    await secure.close();
  });
});
