import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createGetJson } from './get-json.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const getJson = createGetJson({ contact: 'https://touchline.example' });
const inHaste = createGetJson({ patience: 200 });

it('gets JSON, and says who asks and where they are reached', async () => {
  const address = await serve((request, answer) => answer.end(JSON.stringify({ agent: request.headers['user-agent'] })));
  expect(await getJson(address)).toEqual({ agent: expect.stringMatching(/Touchline .*https:\/\/touchline\.example/) as string });
});

const refusing = (status: number, headers = {}): RequestListener => (_request, answer) => answer.writeHead(status, headers).end();

it.each<[string, RequestListener, string, string]>([
  ['a refusal', refusing(503), 'refused', 'answered 503'],
  ['a way to elsewhere', refusing(302, { location: 'http://example.org/' }), 'refused', 'answered 302'],
  ['what is not JSON', (_request, answer) => answer.end('<html>a secret'), 'unreadable', 'not JSON'],
  ['an answer that is cut', (_request, answer) => answer.writeHead(200, { 'content-length': 100 }).write('{', () => answer.destroy()), 'unreachable', 'cannot be reached'],
  ['more than 4 MB', (_request, answer) => answer.end(`"${'a'.repeat(5_000_000)}"`), 'unreadable', 'more than'],
])('fails on %s', async (_what, answer, kind, words) => {
  const failure = await getJson(`${await serve(answer)}?token=hidden`).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'FeedFailure', kind, message: expect.stringContaining(words) as string });
  expect(String(failure)).not.toMatch(/secret|hidden/);
});

it.each<[string, RequestListener]>([
  ['silence', () => undefined],
  ['an answer that does not end', (_request, answer) => answer.write('{')],
])('gives up on %s', async (_what, answer) => {
  await expect(inHaste(await serve(answer))).rejects.toMatchObject({ kind: 'unreachable', message: expect.stringContaining('too long') as string });
});

it('fails where nobody listens', async () => {
  await expect(getJson('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'unreachable' });
});

it('tells how long it is to wait, where they say so in seconds', async () => {
  await expect(getJson(await serve(refusing(429, { 'retry-after': '120' })))).rejects.toMatchObject({ retryAfter: 120 });
  await expect(getJson(await serve(refusing(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })))).rejects.toMatchObject({ retryAfter: undefined });
});
