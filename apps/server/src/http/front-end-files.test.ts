import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const page = '<!doctype html><title>Touchline</title><style>p{color:red}</style><script data-next="">first()</script><script src="/a.js"></script>';
const germanPage = '<!doctype html><html lang="de"><title>Touchline</title>';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const script = `export const words = ${JSON.stringify('practise '.repeat(200))};`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-web-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for players');
  writeFileSync(join(web, 'index.html'), page);
  mkdirSync(join(web, 'de'));
  writeFileSync(join(web, 'de/index.html'), germanPage);
  writeFileSync(join(web, 'de/sw.js'), 'self.skipWaiting();');
  writeFileSync(join(web, 'de/sw.js.br'), brotliCompressSync('self.skipWaiting();'));
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets/app-4f2a.js'), script);
  writeFileSync(join(web, 'assets/app-4f2a.js.br'), brotliCompressSync(script));
  writeFileSync(join(web, 'assets/app-4f2a.js.gz'), gzipSync(script));
  for (const [file, text] of [['consent.html', 'a page in English'], ['de/consent.html', 'a page in Deutsch']] as const) {
    writeFileSync(join(web, file), text);
    utimesSync(join(web, file), 1_790_000_000, 1_790_000_000);
  }
  server = await startTestServer({ webRoot: web });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a path exactly as written, which `fetch` would tidy up first, and gives the bytes as they came. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
    const asked = httpRequest(`${server.origin}/`, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the page', () => {
  it('of another language is no page that is known, also where both are of one size and were built in one moment', async () => {
    const [english, german] = await Promise.all(['en', 'de'].map((language) => ask('/consent.html', { 'accept-language': language })));
    const known = { 'if-none-match': `"other", ${String(english?.headers['etag'])}`, 'if-modified-since': String(english?.headers['last-modified']) };
    expect(english?.bytes.length).toBe(german?.bytes.length);
    expect(await ask('/consent.html', { ...known, 'accept-language': 'en' })).toMatchObject({ status: 304, headers: { etag: english?.headers['etag'] } });
    const other = await ask('/consent.html', { ...known, 'accept-language': 'de' });
    expect([other.status, other.bytes.toString()]).toEqual([200, 'a page in Deutsch']);
    expect(other.headers['etag']).not.toBe(english?.headers['etag']);
  });

  it('is served at the root and asked for anew each time', async () => {
    const { status, headers, bytes } = await ask('/');
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(page);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } });
  });

  it('carries the headers that keep strangers out of it', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']).split(';');
    // Of what the page itself holds, and of nothing else.
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' '${hashOf('first()')}'`);
    expect(policy).toContain(`style-src 'self' '${hashOf('p{color:red}')}'`);
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('the page in another language', () => {
  it.each([
    [{ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, germanPage],
    [{ 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, page],
    [{ 'accept-language': 'fr' }, page],
    [{ 'accept-language': 'de', 'cookie': 'touchline-language=en' }, page],
    [{ 'accept-language': 'en', 'cookie': 'theme=dark; touchline-language=de' }, germanPage],
  ])('is the one of the browser, or of what was chosen: %j', async (headers, wanted) => {
    for (const path of ['/', '/?match=7']) {
      const answer = await ask(path, headers);
      expect(answer.bytes.toString()).toBe(wanted);
      expect(answer.headers['vary']).toMatch(/accept-language, cookie/);
    }
  });

  it('is never given for the English page that the English worker asks for', async () => {
    const { bytes, headers } = await ask('/index.html', { 'accept-language': 'de' });
    expect(bytes.toString()).toBe(page);
    expect(headers['vary'] ?? '').not.toMatch(/language|cookie/);
  });

  it('has a worker of its own, which may serve the whole app', async () => {
    for (const accepts of ['identity', 'br']) {
      const { status, headers } = await ask('/de/sw.js', { 'accept-encoding': accepts });
      expect(status).toBe(200);
      expect(headers['service-worker-allowed']).toBe('/');
    }
  });
});

describe('a file with a hash in its name', () => {
  const path = '/assets/app-4f2a.js';

  it('may be kept for ever', async () => {
    const { status, headers, bytes } = await ask(path);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    { accepts: 'br', encoding: 'br', read: brotliDecompressSync },
    { accepts: 'gzip', encoding: 'gzip', read: gunzipSync },
    { accepts: 'gzip, deflate, br', encoding: 'br', read: brotliDecompressSync },
  ])('comes as it was compressed by the build to who accepts $accepts', async ({ accepts, encoding, read }) => {
    const { headers, bytes } = await ask(path, { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(read(bytes).toString()).toBe(script);
  });

  it('tells caches on the way that it comes in several encodings', async () => {
    for (const accepts of ['br', 'identity']) {
      const { headers } = await ask(path, { 'accept-encoding': accepts });
      expect(headers['vary']).toMatch(/accept-encoding/i);
    }
  });

  it('can be asked for its headers only', async () => {
    const { status, headers, bytes } = await ask(path, {}, 'HEAD');
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
    expect(headers['content-length']).toBe(String(script.length));
  });
});

describe('a condition that a file does not meet', () => {
  it.each(['/', '/icon.svg', '/assets/app-4f2a.js'])('is a refusal and no failure of ours: %s', async (path) => {
    const past = await ask(path, { range: 'bytes=99999999-' });
    expect(past.status).toBe(416);
    expect(JSON.parse(past.bytes.toString())).toMatchObject({ code: 'range_not_satisfiable' });
    expect(past.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(past.headers['cache-control']).toBe('no-store');
    for (const headers of [{ 'if-match': '"another"' }, { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }]) {
      const other = await ask(path, headers);
      expect(other.status).toBe(412);
      expect(JSON.parse(other.bytes.toString())).toMatchObject({ code: 'precondition_failed' });
    }
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('another file', () => {
  it('is asked for anew each time, as its name stays when it changes', async () => {
    const { status, headers } = await ask('/icon.svg');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a path out of the folder', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/.%00./secret.txt',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/assets//app-4f2a.js/../../../secret.txt',
    '/%E0%A4%A',
    '/%ff',
    `/api/analysis/results/${'x'.repeat(201)}`,
  ])('%s leads nowhere', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, bytes, headers } = await ask(path, { accept });
      expect([302, 400, 404]).toContain(status);
      expect(headers['location'] ?? '/').toBe('/');
      expect(bytes.toString()).not.toMatch(/not for players|root:/);
      expect(headers['content-security-policy']).toBeDefined();
    }
  });
});

describe('an unknown address', () => {
  it('leads a person to the page', async () => {
    const answer = await ask('/dashboard/yesterday?x=1', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(answer).toMatchObject({ status: 302, headers: { location: '/', 'cache-control': 'no-store' } });
  });

  it('that the coach answers at leads a person to her tab, and no program', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const path of ['/coach', '/coach?from=bookmark']) {
      expect(await ask(path, browser)).toMatchObject({ status: 302, headers: { location: '/#coach', 'cache-control': 'no-store' } });
    }
    expect(await ask('/coach', { accept: 'application/json' })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(await ask('/coach', { accept: '*/*' })).toMatchObject({ status: 405 });
    expect((await ask('/api/coach', browser)).status).toBe(405);
    expect((await ask('/coach', browser, 'POST')).status).not.toBe(302);
  });

  it('is not found for anything else', async () => {
    const forCode = await ask('/assets/gone-1234.js');
    expect(forCode.status).toBe(404);
    expect(JSON.parse(forCode.bytes.toString())).toMatchObject({ code: 'not_found', error: 'There is nothing here.' });
    expect(forCode.headers['cache-control']).toBe('no-store');
    const ofTheApi = await ask('/api/nothing', { accept: 'text/html' });
    expect(ofTheApi.status).toBe(404);
    expect((await ask('/auth/v1/nothing', { accept: 'text/html' })).status).toBe(404);
    expect((await ask('/nothing', { accept: 'text/html' }, 'POST')).status).toBe(404);
  });
});
