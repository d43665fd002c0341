import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeServer } from '../compose-server.ts';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { logger } from '../redacting-logger.ts';
import { coachThreadOfTests } from '../testing/coach-thread.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

describe('a database that takes no writes', () => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    player = await server.signUp();
  });
  afterAll(() => server.close());

  const ready = { status: 200, body: { status: 'ready' } };
  const readOnly = { status: 503, body: { code: 'writes_failing', error: 'Touchline cannot save anything right now.' } };
  const key = randomUUID();

  /** Says it of new connections, and ends those there are. */
  async function takeWrites(takes: boolean) {
    const name = new URL(server.databaseUrl).pathname.slice(1);
    const operator = new pg.Client({ connectionString: server.databaseUrl });
    await operator.connect();
    await operator.query('set default_transaction_read_only = off');
    await operator.query(`alter database ${name} set default_transaction_read_only = ${takes ? 'off' : 'on'}`);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
    await operator.end();
    await eventually('the pool to notice', () => server.database.pool.totalCount === 0);
  }

  it('is told by the readiness, while the server lives on and reads are served', async () => {
    expect(await server.send('GET', '/ready')).toMatchObject(ready);
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok', writes: 'ok' } });
    await takeWrites(false);
    server.clock.advance({ seconds: 5 });
    const told = await server.send('GET', '/ready');
    expect(told).toMatchObject(readOnly);
    expect(told.headers.get('retry-after')).toBe('5');
    expect(await server.send('GET', '/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'ok', writes: 'failing' },
    });
    expect(await player.get('/api/practice-sessions')).toMatchObject({ status: 200, body: { data: [] } });
    const lines = server.lines.filter((line) => line.includes('the database takes no writes'));
    expect(lines.join('')).toContain('25006');
  });

  it('is asked once in five seconds, however often the question comes', async () => {
    const probes = () => server.lines.filter((line) => line.includes('the database takes no writes')).length;
    const before = probes();
    for (let time = 0; time < 5; time += 1) await server.send('GET', '/ready');
    expect(probes()).toBe(before);
    server.clock.advance({ seconds: 5 });
    await Promise.all([server.send('GET', '/ready'), server.send('GET', '/health'), server.send('GET', '/ready')]);
    expect(probes()).toBe(before + 1);
  });

  it('refuses a session as something that passes, so that a device keeps it', async () => {
    const answer = await player.post(plainSession, key);
    expect(answer).toMatchObject(readOnly);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('is told to be ready again once it takes them', async () => {
    await takeWrites(true);
    server.clock.advance({ seconds: 5 });
    expect(await server.send('GET', '/ready')).toMatchObject(ready);
    expect(await player.post(plainSession, key)).toMatchObject({ status: 201 });
  });
});

it('a server that does not listen yet is starting', async () => {
  const database = openDatabase((await cloneDatabase()).url, { max: 4 });
  const { app, close } = await composeServer({
    database,
    log: logger('silent'),
    now: () => new Date(),
    version: '0.0.0',
    environment: 'test',
    dataDir: tmpdir(),
    operator: { name: null, contact: null },
    backups: { folder: join(tmpdir(), `touchline-backups-${randomUUID()}`), count: 14, days: 60, every: 0, toBucket: false },
    signUps: { who: 'open', maxAccounts: null },
    publicUrl: undefined,
    hstsSubdomains: false,
    mail: { kind: 'outbox', folder: join(tmpdir(), `touchline-outbox-${randomUUID()}`) },
    clips: { kind: 'disk', folder: join(tmpdir(), `touchline-clips-${randomUUID()}`) },
    hosted: undefined,
    football: { sources: ['demo'], keys: {} },
    recipients: { coach: null, clip: 'this Touchline server' },
    outsideServices: [],
    trustedProxies: [],
    webRoot: null,
    role: 'web',
    checkReplies: true,
    coachThread: coachThreadOfTests(),
  });
  const asked = await app.inject({ method: 'GET', url: '/ready' });
  expect([asked.statusCode, asked.json<{ code: string }>().code]).toEqual([503, 'starting']);
  await close();
  await database.close();
});

describe('a server that closes', () => {
  /** Sends the head of a request and half of its body. */
  async function sendHalf(origin: string): Promise<Socket> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = 'POST /auth/v1/recover HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 40';
    await new Promise<void>((sent) => socket.write(`${head}\r\n\r\n{"email": "nobody`, () => sent()));
    return socket;
  }

  it('says so and takes nothing new while it answers what has begun', async () => {
    const server = await startTestServer();
    const player = await server.signUp();
    const socket = await sendHalf(server.origin);
    let answer = '';
    socket.on('data', (chunk) => void (answer += String(chunk)));
    // The next answer shows that the server has seen what came before it.
    await player.stats();

    const closed = server.close(60_000);
    const told = await eventually('the readiness to tell', async () => {
      const asked = await server.send<{ code?: string }>('GET', '/ready');
      return asked.status === 503 && asked;
    });
    expect(told.body).toMatchObject({ code: 'closing', error: 'Touchline is about to restart.' });
    expect(await player.get('/api/stats')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200 });
    socket.write('@touchline.example"   }');
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 200 ');
    await closed;
    await expect(server.send('GET', '/ready')).rejects.toThrow(/fetch failed/);
  });
});

it('a server that is told to stop and to drain first says that it is not ready, and serves on for so long', async () => {
  const server = await startTestServer({ drainSeconds: 1 });
  const player = await server.signUp();
  const closed = server.close();
  expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 503, body: { code: 'closing' } });
  expect((await player.post(plainSession)).status).toBe(201);
  await closed;
  await expect(server.send('GET', '/health')).rejects.toThrow('fetch failed');
});
