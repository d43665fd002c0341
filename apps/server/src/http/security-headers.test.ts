import { routes, type Route } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.signUp();
});
afterAll(() => server.close());

const reads = (Object.values(routes) as Route[]).filter(({ method }) => method === 'GET');
const addresses = reads.map(({ path }) => path);
const conditional = reads.flatMap((route) => (route.kind === 'json' && route.conditional ? [route] : []));

it('what a browser may keep is about no player, and it asks whether it still stands', async () => {
  expect(conditional.map(({ auth }) => auth)).toEqual(conditional.map(() => 'public'));
  const { headers } = await server.send('GET', '/api/live-scores');
  expect(headers.get('cache-control')).toBe('public, no-cache');
});

describe.each([...addresses, '/api/nothing', '/%ff'])('%s', (path) => {
  it('is kept by no cache unless it may be, and carries the headers that keep strangers out', async () => {
    const { headers } = await server.send('GET', path, { token: await player.token() });
    const mayBeKept = conditional.some((route) => route.path === path) && headers.has('etag');
    expect(headers.get('cache-control')).toBe(mayBeKept ? 'public, no-cache' : 'no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});

it('a page of ours may load and call our own origin and nothing else, and runs no inline script', async () => {
  const { headers } = await server.send('GET', '/health');
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'font-src': "'self'",
    'frame-src': 'https://www.scorebat.com https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

it('a page may send clips to the storage service that is configured, and play them and show pictures from there', async () => {
  const clips = { kind: 's3', endpoint: 'https://s3.example:9000', bucket: 'clips', region: 'eu', accessKeyId: 'AK', secretAccessKey: 'secret' } as const;
  const other = await startTestServer({ clips, databaseUrl: server.databaseUrl });
  const { headers } = await other.send('GET', '/health');
  await other.close();
  const named = (headers.get('content-security-policy') ?? '').split(';').filter((directive) => directive.includes('s3.example'));
  expect(named).toEqual([
    "img-src 'self' data: blob: https://s3.example:9000",
    "media-src 'self' blob: https://s3.example:9000",
    "connect-src 'self' https://s3.example:9000",
  ]);
});

describe('https', () => {
  const transportOf = async (publicUrl: string, hstsSubdomains = false) => {
    const other = await startTestServer({ publicUrl, hstsSubdomains, databaseUrl: server.databaseUrl });
    const { headers } = await other.send('GET', '/health');
    const { body } = await other.send<{ supabaseUrl: string }>('GET', '/config');
    await other.close();
    return { transport: headers.get('strict-transport-security'), supabaseUrl: body.supabaseUrl };
  };

  it('is asked for from then on where players come by it', async () => {
    expect(await transportOf('https://touchline.example')).toEqual({
      transport: 'max-age=31536000',
      supabaseUrl: 'https://touchline.example',
    });
  });

  it('is asked for on subdomains only where the operator says so', async () => {
    const { transport } = await transportOf('https://touchline.example', true);
    expect(transport).toBe('max-age=31536000; includeSubDomains');
  });

  it('is not asked for where they do not', async () => {
    expect(await transportOf('http://touchline.example')).toEqual({
      transport: null,
      supabaseUrl: 'http://touchline.example',
    });
  });
});

describe('the configuration', () => {
  it('names the origin that the request came to, and a public key that opens nothing', async () => {
    const { body } = await server.send<{ supabaseUrl: string; supabaseAnonKey: string; environment: string }>(
      'GET',
      '/config',
    );
    expect(body.supabaseUrl).toBe(server.origin);
    expect(body.supabaseAnonKey).toMatch(/^eyJ.{100,}/);
    expect(body.environment).toBe('test');
    // Mails of a test server wait for its operator.
    expect(Object.keys(body).toSorted()).toEqual(['environment', 'mails', 'supabaseAnonKey', 'supabaseUrl']);
  });
});
