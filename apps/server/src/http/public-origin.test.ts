import Fastify, { type FastifyInstance } from 'fastify';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf, siteOf } from './public-origin.ts';

const apps: FastifyInstance[] = [];
let port = 0;
let proxied = 0;

/** A server that says where links of a mail would lead, asked directly or by a proxy that it trusts. */
async function start(trustProxy: string[]): Promise<number> {
  const app = Fastify({ trustProxy });
  app.get('/', (request) => ({
    origin: originOf(request),
    site: siteOf(request, undefined),
    public: siteOf(request, 'https://touchline.example'),
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(app);
  return (app.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  port = await start([]);
  proxied = await start(['127.0.0.1']);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** `fetch` would not let the host be made up. */
function hearing(headers: Record<string, string>, at = port): Promise<Record<'origin' | 'site' | 'public', string>> {
  return new Promise((resolve, reject) => {
    const asked = ask({ port: at, host: '127.0.0.1', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(JSON.parse(text) as Record<'origin' | 'site' | 'public', string>));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('where a mail’s link leads without PUBLIC_URL', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('may be a name of this machine, with the port reached: %s', async (host) => {
    for (const claimed of [host, `${host}:${port}`, `${host}:666`]) {
      expect((await hearing({ host: claimed })).site).toBe(new URL(`http://${host}:${port}`).origin);
    }
  });

  it('may be the address that the connection came to', async () => {
    expect((await hearing({ host: `127.0.0.1:${port}` })).site).toBe(`http://127.0.0.1:${port}`);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    'localhost:80@evil.example',
    'evil.example#localhost',
    'localhost\\@evil.example',
    '10.0.0.1:3000',
    'no host at all',
    '',
  ])('is never where the caller says: %j', async (host) => {
    const { site } = await hearing({ host });
    expect([`http://127.0.0.1:${port}`, `http://localhost:${port}`]).toContain(site);
  });

  it('is not where a caller lets a trusted proxy say', async () => {
    const { site } = await hearing({ host: `127.0.0.1:${proxied}`, 'x-forwarded-host': 'evil.example' }, proxied);
    expect(site).toBe(`http://127.0.0.1:${proxied}`);
  });
});

it('is PUBLIC_URL where there is one, whatever the caller says', async () => {
  expect((await hearing({ host: 'evil.example' })).public).toBe('https://touchline.example');
});

it('the caller itself is answered with the address that it used', async () => {
  expect((await hearing({ host: 'phone.local:3000' })).origin).toBe('http://phone.local:3000');
  const asked = { host: 'x', 'x-forwarded-host': 'app.example', 'x-forwarded-proto': 'https' };
  expect((await hearing(asked, proxied)).origin).toBe('https://app.example');
});
