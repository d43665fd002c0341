import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { plainSession } from '../testing/player.ts';
import { startTestServer } from '../testing/server.ts';

it('a caller who never ends a request does not keep the server from closing', async () => {
  const server = await startTestServer();
  const player = await server.signUp();
  await player.save(plainSession);
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  const head = 'POST /api/practice-sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100';
  await new Promise<void>((sent) => socket.write(`${head}\r\n\r\n{"drill_id":`, () => sent()));
  // The next answer shows that the server has seen what came before it.
  await player.stats();

  const begun = Date.now();
  await server.close(100);
  expect(Date.now() - begun).toBeLessThan(10_000);
  if (!socket.closed) await once(socket, 'close');
});

it('a caller who keeps a connection open for later does not either', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  const begun = Date.now();
  await server.close(60_000);
  await closed;
  expect(Date.now() - begun).toBeLessThan(10_000);
});
