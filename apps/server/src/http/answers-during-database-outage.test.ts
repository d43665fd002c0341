import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

let proxy: TcpProxy;
let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  proxy = await startTcpProxy((await cloneDatabase()).url);
  server = await startTestServer({ databaseUrl: proxy.url, role: 'all' });
  player = await server.signUp();
  await player.save(plainSession);
});
afterAll(async () => {
  await server.close();
  await proxy.cut();
});

const logged = (words: string) => server.lines.filter((line) => line.includes(words));

describe('while the database is away', () => {
  const key = randomUUID();
  const post = { ...plainSession, result: 30 };

  it('every call says so, and when to come again', async () => {
    await proxy.cut();
    const away = { status: 503, body: { code: 'unavailable', error: 'Touchline is not ready yet.' } };
    expect(await player.post(post, key)).toMatchObject(away);
    const answers = [await player.post(post, key), await player.get('/api/stats'), await player.get('/api/profile')];
    for (const answer of answers) {
      expect(answer).toMatchObject(away);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect(await server.send('GET', '/health')).toMatchObject(away);
  });

  it('the sign-in service says that it is away, so that nobody is signed out', async () => {
    const body = { email: player.email, password: player.password };
    for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/signup']) {
      expect(await server.send('POST', path, { body })).toMatchObject({
        status: 503,
        body: { code: 'unexpected_failure' },
      });
    }
  });

  it('what needs no database is still there', async () => {
    expect(await server.send('GET', '/config')).toMatchObject({ status: 200 });
    expect(await server.send('GET', '/api/openapi.json')).toMatchObject({ status: 200 });
  });

  it('the log tells the reason without the address or the password of anybody', async () => {
    const log = server.lines.join('');
    expect(log).toContain('request failed');
    expect(log).toContain('ECONNREFUSED');
    expect(log).not.toContain(new URL(proxy.url).password);
    expect(log).not.toContain(player.email);
  });

  it('everything works again by itself once it is back', async () => {
    // The jobs must have noticed as well: their recovery is what is tested.
    await eventually('the jobs to notice', () => logged('the job queue failed').length > 0);
    await proxy.mend();
    await eventually('good health', async () => (await server.send('GET', '/health')).status === 200);
    expect(await player.post(post, key)).toMatchObject({ status: 201 });
    expect(await player.stats()).toMatchObject({ totalSessions: 2 });
    expect(logged('the job queue failed')).toHaveLength(1);
    expect(logged('the job queue works again')).toHaveLength(1);
  });
});
