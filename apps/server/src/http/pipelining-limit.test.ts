import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { logger } from '../redacting-logger.ts';
import { createApp } from './fastify-app.ts';
import { trackServerLifecycle } from './server-lifecycle.ts';

/** A server whose one route answers when it is told to, and how many requests have reached that. */
async function startSlow() {
  const app = await createApp({ log: logger('silent'), trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  const lifecycle = trackServerLifecycle(app);
  const release = Promise.withResolvers<void>();
  let reached = 0;
  app.get('/slow', async () => {
    reached += 1;
    await release.promise;
    return { status: 'ok' };
  });
  app.get('/quick', () => ({ status: 'ok' }));
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  return { lifecycle, release: release.resolve, reached: () => reached, port: Number(origin.port), origin: origin.origin };
}

const slow = 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n';

it('a connection that sends hundreds of requests and waits for no answer is ended, few of them begin, and a stop does not wait for them', async () => {
  const server = await startSlow();
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume().write(slow.repeat(600));
  await once(socket, 'close');
  expect(server.reached()).toBe(3);
  expect(await (await fetch(`${server.origin}/quick`)).json()).toEqual({ status: 'ok' });
  server.release();
  server.lifecycle.beginClosing();
  await server.lifecycle.answered();
});

it('a few at once, and any number one after the other, are answered on one connection', async () => {
  const server = await startSlow();
  server.release();
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answers = 0;
  socket.on('data', (bytes) => (answers += bytes.toString().split('HTTP/1.1 200').length - 1));
  for (let round = 1; round <= 8; round += 1) {
    socket.write(slow.repeat(3));
    await expect.poll(() => answers).toBe(3 * round);
  }
});
