import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { logger } from '../redacting-logger.ts';
import { startTestServer } from '../testing/server.ts';
import { createApp } from './fastify-app.ts';
import { connectionsFor, limitConnections, RESERVE } from './connection-limit.ts';

/** A server that takes three connections, and some more of those who are near. */
async function startSmall(near: readonly string[]) {
  const lines: string[] = [];
  const log = logger('warn', { write: (line) => void lines.push(line) });
  const app = await createApp({ log, trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  let shed = 0;
  const connections = limitConnections(app, { most: 3, near, onShed: () => (shed += 1), log });
  app.get('/health', () => ({ status: 'ok' }));
  app.post('/api/stats', () => ({ status: 'ok' }));
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(origin.port), '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  return { connections, lines, shed: () => shed, open };
}

/** What is answered on a connection; nothing where it was ended without a word. */
async function answer(socket: Socket, request: string): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString()));
  socket.write(request);
  if (!socket.closed) await Promise.race([once(socket, 'close'), pause(500)]);
  return text;
}

const health = 'GET /health HTTP/1.1\r\nhost: a\r\n\r\n';
const stats = 'POST /api/stats HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

it('more connections than there may be are ended, counted and logged once, and one that closes makes room', async () => {
  const server = await startSmall([]);
  const held = [await server.open(), await server.open(), await server.open()];
  await expect.poll(server.connections.open).toBe(3);
  for (let more = 1; more <= 4; more += 1) expect(await answer(await server.open(), health)).toBe('');
  expect(server.shed()).toBe(4);
  expect(server.lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ connections: 3, msg: expect.stringContaining('MAX_CONNECTIONS') as string })]);
  // Those that are there are answered all the while.
  expect(await answer(held[0] as Socket, health)).toContain('HTTP/1.1 200');
  held[1]?.destroy();
  await expect.poll(server.connections.open).toBe(2);
  expect(await answer(await server.open(), health)).toContain('HTTP/1.1 200');
  expect(server.shed()).toBe(4);
});

it('is logged anew when most were gone in between', async () => {
  const server = await startSmall([]);
  for (let time = 1; time <= 2; time += 1) {
    const held = [await server.open(), await server.open(), await server.open()];
    expect(await answer(await server.open(), health)).toBe('');
    expect(server.lines.length).toBe(time);
    for (const socket of held) socket.destroy();
    await expect.poll(server.connections.open).toBe(0);
  }
});

it('of this machine and the proxies some more are taken: they hear how the server does, and for the rest when to come again', async () => {
  const server = await startSmall(['127.0.0.0/8']);
  for (let taken = 1; taken <= 3; taken += 1) await server.open();
  await expect.poll(server.connections.open).toBe(3);
  expect(await answer(await server.open(), health)).toContain('HTTP/1.1 200');
  const refused = await answer(await server.open(), stats);
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5\r\n.*"code":"overloaded"/is);
  expect(refused).toMatch(/\r\nconnection: close\r\n/i);
  expect(server.shed()).toBe(1);
  // Those are not many either.
  const silent: Socket[] = [];
  for (let taken = 1; taken <= RESERVE; taken += 1) silent.push(await server.open());
  await expect.poll(server.connections.open).toBe(3 + RESERVE);
  expect(await answer(await server.open(), health)).toBe('');
  for (const socket of silent) socket.destroy();
  await expect.poll(async () => answer(await server.open(), health)).toContain('HTTP/1.1 200');
});

it('a server that is filled by hundreds is none the worse afterwards, and its metrics tell of them', async () => {
  const server = await startTestServer({ maxConnections: 10 });
  onTestFinished(() => server.close());
  const { hostname, port } = new URL(server.origin);
  const flood = Array.from({ length: 300 }, () => connect(Number(port), hostname).on('error', () => {}));
  onTestFinished(() => flood.forEach((socket) => void socket.destroy()));
  const most = 10 + RESERVE;
  await expect.poll(() => flood.filter(({ closed }) => closed).length).toBe(300 - most);
  for (const socket of flood) socket.destroy();
  // Each look is a connection of its own: the last one may still find the place of one before.
  await expect
    .poll(async () => (await fetch(`${server.origin}/metrics`)).text())
    .toMatch(/^touchline_http_connections [12]$/m);
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const shed = Number(/^touchline_requests_shed_total\{reason="connections"\} (\d+)$/m.exec(text)?.[1]);
  // A first look may have come before the others were gone.
  expect(shed).toBeGreaterThanOrEqual(300 - most);
  expect(shed).toBeLessThan(300);
});

it('without a setting there is one for each two megabytes of memory, within bounds', () => {
  const gigabyte = 1024 ** 3;
  expect(connectionsFor({ total: gigabyte, constrained: 0 })).toBe(512);
  expect(connectionsFor({ total: 64 * gigabyte, constrained: gigabyte })).toBe(512);
  // What Node says where nothing bounds it.
  expect(connectionsFor({ total: 2 * gigabyte, constrained: 2 ** 64 })).toBe(1_024);
  expect(connectionsFor({ total: gigabyte / 8, constrained: 0 })).toBe(256);
  expect(connectionsFor({ total: 256 * gigabyte, constrained: 0 })).toBe(8_000);
});
