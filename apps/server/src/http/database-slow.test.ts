import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditPlayerRecords } from '../testing/audit-player-records.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { endedBefore, plainSession, type TestPlayer } from '../testing/player.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

/** A statement's longest time here (milliseconds); a connection that is silent for twice as long is given up. */
const LONGEST = 1_500;

/** Sessions tell their time, so that the clock stands still and no token runs out. */
const session = (place: number) => ({ ...plainSession, result: 30, finished_at: endedBefore(server.clock.now(), place) });

let direct: string;
let proxy: TcpProxy;
let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  direct = (await cloneDatabase()).url;
  proxy = await startTcpProxy(direct);
  server = await startTestServer({ databaseUrl: proxy.url, role: 'all', longestStatement: LONGEST });
  player = await server.signUp();
  await player.save(session(0));
});
afterAll(async () => {
  await server.close();
  await proxy.cut();
});

const late = { status: 504, body: { code: 'timed_out', error: 'This took too long.', suggestion: 'Try again in a moment.' } };
/** The session that is sent again and again: it has to count once. */
const key = randomUUID();
/** A statement that took too long, or, where its turn did not come in time, no connection for it. */
const inWords = [
  [504, 'timed_out'],
  [503, 'unavailable'],
];
const inUse = () => server.database.pool.totalCount - server.database.pool.idleCount;

/** Locks tables against everybody until the one that is given back is called, or the test has ended. */
async function lockTables(tables: string): Promise<() => Promise<void>> {
  const blocker = new pg.Client({ connectionString: direct });
  await blocker.connect();
  let ended: Promise<void> | undefined;
  const unlock = (): Promise<void> => (ended ??= blocker.end());
  // A test that fails on the way would leave the next ones, and its own second try, waiting for the lock.
  onTestFinished(unlock);
  await blocker.query(`begin; lock table ${tables} in access exclusive mode`);
  return unlock;
}

describe('a database that is slow', () => {
  it('is waited for where its answers still come in time', async () => {
    proxy.slow(60);
    const answers = await Promise.all([player.post(session(1)), player.get('/api/stats'), player.get('/api/profile')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 200 });
    proxy.slow(0);
  });

  it('where it takes too long, ends every request in words and with a time to come again, and holds no connection', async () => {
    const unlock = await lockTables('practice_sessions, users');
    const reads = Array.from({ length: 15 }, () => player.get('/api/practice-sessions'));
    const answers = await Promise.all([player.post(session(2), key), player.get('/api/stats'), ...reads]);
    for (const { status, body, headers } of answers) {
      expect(inWords).toContainEqual([status, body.code]);
      expect(headers.get('retry-after')).toBe('5');
    }
    expect(answers.find(({ status }) => status === late.status)).toMatchObject(late);
    // The sign-in library takes this for a service that is away, and signs nobody out.
    const signIn = { email: player.email, password: player.password };
    const signedUp = await server.send('POST', '/auth/v1/signup', { body: { ...signIn, email: `${randomUUID()}@touchline.example` } });
    expect(signedUp.body).toMatchObject({ code: 'unexpected_failure' });
    expect(inWords.map(([status]) => status)).toContain(signedUp.status);
    await unlock();
    await eventually('free connections', () => inUse() === 0);
    expect(await player.post(session(2), key)).toMatchObject({ status: 201 });
    expect(await player.stats()).toMatchObject({ totalSessions: 3 });
  });

  it('is told in German to who reads German', async () => {
    const unlock = await lockTables('practice_sessions');
    const headers = { 'accept-language': 'de' };
    const answer = await server.send('GET', '/api/practice-sessions', { token: await player.token(), headers });
    await unlock();
    expect(answer).toMatchObject({ status: 504, body: { code: 'timed_out', error: 'Das hat zu lange gedauert.' } });
  });

  it('is told by health and readiness within seconds, though all connections are waited for', async () => {
    const { pool } = server.database;
    const held: PoolClient[] = [];
    for (let taken = 0; taken < 10; taken += 1) held.push(await pool.connect());
    const begun = performance.now();
    const told = await Promise.all(['/health/ready', '/ready', '/health'].map((path) => server.send('GET', path)));
    expect(told.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(told.map(() => [503, 'unavailable']));
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await server.send('GET', '/health/live')).toMatchObject({ status: 200 });
    for (const client of held) client.release();
    expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 200 });
    await eventually('good health', async () => (await server.send('GET', '/health')).status === 200);
  });
});

it('connections that a network has lost without a word are given up, and all goes on without a restart', async () => {
  // As many as the pool has, so that none is left that works.
  const busy = Array.from({ length: 10 }, () => player.get('/api/stats'));
  await Promise.all(busy);
  proxy.freeze();
  const lost = randomUUID();
  const answers = await Promise.all([player.post(session(3), lost), ...Array.from({ length: 12 }, () => player.get('/api/stats'))]);
  proxy.thaw();
  for (const { status, body, headers } of answers) {
    expect(inWords).toContainEqual([status, body.code]);
    expect(headers.get('retry-after')).toBe('5');
  }
  await eventually('good health', async () => (await server.send('GET', '/health')).status === 200);
  await eventually('the save', async () => (await player.post(session(3), lost)).status === 201);
  expect(await player.stats()).toMatchObject({ totalSessions: 4 });
  // The lost ones are given up each in its own time.
  await eventually('free connections', () => inUse() < 3);
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});

it('a stop does not wait for connections that a network has lost', async () => {
  const other = await startTestServer({ databaseUrl: proxy.url, role: 'all' });
  await Promise.all(Array.from({ length: 5 }, () => other.send('GET', '/health/ready')));
  proxy.freeze();
  onTestFinished(() => proxy.thaw());
  // Long enough for the looks of the job queue to ask, and to wait for an answer.
  await pause(2_500);
  const begun = performance.now();
  await other.close(1_000);
  // A second for requests, three for jobs, five for the last statements; ten seconds longer where nobody says how patient.
  expect(performance.now() - begun).toBeLessThan(16_000);
});
