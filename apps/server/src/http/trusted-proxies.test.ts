import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const started: TestServer[] = [];
async function serverBehind(trustedProxies: readonly string[]): Promise<TestServer> {
  const server = await startTestServer({ trustedProxies });
  started.push(server);
  return server;
}
afterAll(async () => {
  for (const server of started) await server.close();
});

/** Signs up through a chain of proxies and gives the addresses that have been counted so far. */
async function countedAfter(server: TestServer, forwarded: string): Promise<string[]> {
  const answer = await server.send('POST', '/auth/v1/signup', {
    body: { email: 'not an address', password: 'a good secret' },
    headers: { 'x-forwarded-for': forwarded },
  });
  expect(answer.status).toBe(400);
  const rows = await server.database.db.select({ key: rateLimits.key }).from(rateLimits);
  return rows.map(({ key }) => key.replace('authSignUp:address:', '')).toSorted((a, b) => (a < b ? -1 : 1));
}

describe('without trusted proxies', () => {
  it('a caller is who the connection says, whatever a header claims', async () => {
    const server = await serverBehind([]);
    expect(await countedAfter(server, '203.0.113.1')).toEqual(['127.0.0.1']);
    expect(await countedAfter(server, '203.0.113.2, 127.0.0.1')).toEqual(['127.0.0.1']);
  });

  it('the origin is the one of the connection too', async () => {
    const server = await serverBehind([]);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    const { body } = await server.send<{ supabaseUrl: string }>('GET', '/config', { headers });
    expect(body.supabaseUrl).toBe(server.origin);
  });
});

describe('behind a trusted proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serverBehind(['127.0.0.1', '10.0.0.0/8']);
  });

  it('a caller is the last address that no trusted proxy has written about itself', async () => {
    expect(await countedAfter(server, '203.0.113.1')).toEqual(['203.0.113.1']);
    // The caller wrote the first one, to seem somebody else.
    expect(await countedAfter(server, '198.51.100.9, 203.0.113.1')).toEqual(['203.0.113.1']);
    expect(await countedAfter(server, '203.0.113.1, 10.1.2.3')).toEqual(['203.0.113.1']);
    expect(await countedAfter(server, '203.0.113.1:40123')).toEqual(['203.0.113.1']);
    expect(await countedAfter(server, '2001:db8::7')).toEqual(['2001:db8:0:0::/64', '203.0.113.1']);
  });

  it('the origin is the one that players use', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'touchline.example' };
    const { body } = await server.send<{ supabaseUrl: string }>('GET', '/config', { headers });
    expect(body.supabaseUrl).toBe('https://touchline.example');
  });
});

describe('behind a proxy that is not the trusted one', () => {
  it('a caller is who the connection says', async () => {
    const server = await serverBehind(['10.0.0.0/8']);
    expect(await countedAfter(server, '203.0.113.1')).toEqual(['127.0.0.1']);
  });
});

describe('the limit of sign-ups', () => {
  it('holds for one address, and lets all others go on', async () => {
    const server = await serverBehind(['127.0.0.1']);
    const from = (address: string) =>
      server.send<{ code: string }>('POST', '/auth/v1/signup', {
        body: { email: 'not an address', password: 'a good secret' },
        headers: { 'x-forwarded-for': address },
      });
    for (let round = 0; round < 15; round += 1) await Promise.all(Array.from({ length: 20 }, () => from('203.0.113.1')));
    expect(await from('203.0.113.1')).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(await from('203.0.113.2')).toMatchObject({ status: 400 });
  });
});

it('a request without a host is answered', async () => {
  const server = await serverBehind([]);
  const status = await new Promise((resolve, reject) => {
    const asked = httpRequest(`${server.origin}/config`, { setHost: false, headers: { connection: 'close' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject);
    asked.end();
  });
  expect(status).toBe(400);
});
