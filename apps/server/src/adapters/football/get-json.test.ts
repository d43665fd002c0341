import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { getJson } from './get-json.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('gets JSON, and says who asks', async () => {
  const address = await serve((request, answer) => answer.end(JSON.stringify({ agent: request.headers['user-agent'] })));
  expect(await getJson(address)).toEqual({ agent: expect.stringContaining('Touchline') as string });
});

it.each([
  ['a refusal', ((_request, answer) => answer.writeHead(503).end()) satisfies RequestListener, 'answered 503'],
  [
    'a way to elsewhere',
    ((_request, answer) => answer.writeHead(302, { location: 'http://example.org/' }).end()) satisfies RequestListener,
    'fetch failed',
  ],
  ['what is not JSON', ((_request, answer) => answer.end('<html>')) satisfies RequestListener, 'JSON'],
  [
    'more than 4 MB',
    ((_request, answer) => answer.end(`"${'a'.repeat(5_000_000)}"`)) satisfies RequestListener,
    'more than',
  ],
])('fails on %s', async (_what, answer, words) => {
  await expect(getJson(await serve(answer))).rejects.toThrow(words);
});
