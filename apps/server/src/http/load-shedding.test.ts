import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { createApp } from './fastify-app.ts';
import { shedLoad } from './load-shedding.ts';
import { logger } from '../redacting-logger.ts';

it('more than can be answered is turned away with a time to come again, health is told, and it passes', async () => {
  const server = await startTestServer();
  const player = await server.signUp();
  const token = await player.token();
  const { pool } = server.database;
  const held: PoolClient[] = [];
  for (let taken = 0; taken < 10; taken += 1) held.push(await pool.connect());
  const waiting = Array.from({ length: 501 }, async () => (await pool.connect()).release());
  const refused = await server.send('GET', '/api/stats', { token });
  expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded', error: 'Touchline has too much to do right now.' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  const signIn = await server.send('POST', '/auth/v1/token?grant_type=password', { body: { email: player.email, password: 'x' } });
  expect(signIn).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } });
  expect((await server.send('GET', '/health/live')).status).toBe(200);
  for (const client of held) client.release();
  await Promise.all(waiting);
  expect((await player.get('/api/stats')).status).toBe(200);
  expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('touchline_requests_shed_total{reason="database"} 2');
  await server.close();
});

it('an event loop that stays late turns requests away, but for those that ask how it does', async () => {
  const shed: string[] = [];
  const app = await createApp({ log: logger('silent'), trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  await shedLoad(app, { waiting: () => 0, onShed: (reason) => void shed.push(reason), patience: 2_000 });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/api/stats', () => ({ status: 'ok' }));
  await app.ready();
  expect((await app.inject('/api/stats')).statusCode).toBe(200);
  // Holds the loop for longer than it is looked at, again and again, as too much work does.
  const late = () => {
    for (const end = performance.now() + 1_300; performance.now() < end; );
  };
  // Once is the start of something, and nobody is turned away for it.
  late();
  expect((await app.inject('/api/stats')).statusCode).toBe(200);
  await expect
    .poll(
      async () => {
        late();
        return (await app.inject('/api/stats')).statusCode;
      },
      { interval: 1 },
    )
    .toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect(shed).toContain('event_loop');
  await expect.poll(async () => (await app.inject('/api/stats')).statusCode).toBe(200);
  await app.close();
});
