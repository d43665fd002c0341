import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from '@touchline/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { onServerOf } from './db/embedded/ensure-database.ts';
import { openDatabase } from './db/open-postgres-pool.ts';
import { openEmbedded } from './commands/index.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { auditBoards } from './testing/audit-boards.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import type { ApiClient } from './testing/api-client.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { signUp, type Post, type TestPlayer } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { serverIn, tellsProcesses } from './testing/processes-in-folder.ts';
import { queryOnce } from './testing/query-once.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';
import { sharedFolder } from './testing/temporary-folder.ts';

const SECONDS = count('outageSeconds');
const PLAYERS = 4;
const DAYS = 13;
/** What each player does is this far apart (milliseconds). */
const PACE = 40;

type Sent = { readonly player: number; readonly post: Post; readonly key: string; heard: string | null };

const now = () => new Date();
/** The folder of the server of these tests, and its database's own address. */
let folder: string;
let direct: string;
let server: ServerProcess;
let client: ApiClient;
let players: TestPlayer[];
/** Every save that was sent so far. */
const sent: Sent[] = [];
/** What was answered in between to those that had to come again. */
const refusals = new Map<string, number>();

/** Starts a server with players who have been there for a month. */
async function begin(inFolder: string, env: Readonly<Record<string, string>>, databaseUrl: () => Promise<string>): Promise<void> {
  folder = inFolder;
  sent.length = 0;
  refusals.clear();
  server = runServer({ folder, env: { ...env, LOG_LEVEL: 'info' } });
  client = await server.ready();
  direct = await databaseUrl();
  players = [];
  // One after the other: each password is hashed, and a busy machine would answer some of them too late.
  for (let player = 0; player < PLAYERS; player += 1) players.push(await signUp(client, now));
  for (const player of players) await player.put('/api/profile', { age: 30 });
  // What was practised before an account began does not count.
  await queryOnce(direct, `update users set created_at = created_at - interval '30 days'`);
}

async function end(): Promise<void> {
  server.terminate();
  expect(await server.ended).toEqual({ code: 0, signal: null });
}

const somePost = (): Post => ({
  drill_id: 'juggling',
  duration_minutes: 1,
  result: randomInt(100),
  finished_at: new Date(Date.now() - randomInt(DAYS * 86_400) * 1_000).toISOString(),
});

/** Sends one save until it is answered, as the app does. */
async function save(player: number, over: AbortSignal): Promise<void> {
  const one: Sent = { player, post: somePost(), key: randomUUID(), heard: null };
  sent.push(one);
  while (one.heard === null && !over.aborted) {
    const answer = await (players[player] as TestPlayer).post(one.post, one.key);
    if (answer.status === 201) one.heard = answer.text;
    else {
      const told = `${answer.status} ${answer.body.code}`;
      refusals.set(told, (refusals.get(told) ?? 0) + 1);
      expect(['503 unavailable', '504 timed_out', '503 overloaded']).toContain(told);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      await pause(5 * PACE);
    }
  }
}

/** Players who save all the while. */
function load(): { readonly heard: () => number; readonly end: () => Promise<void> } {
  const over = new AbortController();
  const before = sent.length;
  const work = players.map(async (_, player) => {
    while (!over.signal.aborted) {
      await save(player, new AbortController().signal);
      await pause(PACE);
    }
  });
  return {
    heard: () => sent.slice(before).filter(({ heard }) => heard !== null).length,
    end: async () => {
      over.abort();
      await Promise.all(work);
    },
  };
}

/** Megabytes that the server's processes hold. */
function memory(): number {
  const statuses = server.left().map((pid) => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(statuses.reduce((sum, status) => sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0), 0) / 1024);
}

/** Mails that the jobs have written. */
const mails = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.eml')).length;

/** A job of after an outage: a mail that somebody asks for. */
async function expectJobsToGoOn(email: string): Promise<void> {
  const before = mails();
  await eventually('good health', async () => (await client.send('GET', '/health')).status === 200);
  // Where the queue is not made anew yet, that is said, and somebody asks again.
  await eventually('the mail to be asked for', async () => {
    const answer = await client.send('POST', '/auth/v1/recover', { body: { email } });
    if (answer.status === 200) return true;
    expect(answer.headers.get('retry-after')).toBe('5');
    await pause(1_000);
    return false;
  });
  await eventually('the mail', () => mails() > before);
  expect(await client.send('GET', '/health')).toMatchObject({ status: 200, body: { jobs: 'ok', database: 'ok', writes: 'ok' } });
}

/** Every save that counts is there once, and everything stored beside them follows from them. */
async function expectAllThere(keys: readonly string[]): Promise<void> {
  const { db, pool, close } = openDatabase(direct, { max: 2 });
  try {
    const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from practice_sessions');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    await aggregateBoards(db);
    expect([...(await auditPlayerRecords(pool)), ...(await auditBoards(pool))]).toEqual([]);
  } finally {
    await close();
  }
}

describe.skipIf(!tellsProcesses)('a server with a PostgreSQL elsewhere, under load', () => {
  const own = sharedFolder();
  let proxy: TcpProxy;
  beforeAll(async () => {
    const { url } = await cloneDatabase();
    proxy = await startTcpProxy(url);
    await begin(own(), { DATABASE_URL: proxy.url }, async () => url);
  });
  afterAll(async () => {
    await end();
    await proxy.cut();
  });

  it(
    `goes on by itself when its database is away for ${SECONDS} s: every save is there once, jobs and memory too`,
    async () => {
      // What the coach reads soon after the start is no memory of an outage.
      await eventually('the coach to read its phrases', () => server.stdout().includes('the coach has read its phrases'), 120_000);
      const before = { processes: server.left(), memory: memory() };
      const playing = load();
      await eventually('some saves', () => playing.heard() > 20);
      await proxy.cut();
      const [began, held] = [playing.heard(), [memory()]];
      for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; await pause(200)) held.push(memory());
      expect(await client.send('GET', '/health/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await client.send('GET', '/health/live')).toMatchObject({ status: 200 });
      await proxy.mend();
      const mended = Date.now();
      await eventually('saves again', () => playing.heard() > began + PLAYERS);
      const back = Date.now() - mended;
      await eventually('more of them', () => playing.heard() > began + 40);
      await playing.end();
      await expectJobsToGoOn(players[0]?.email ?? '');
      await expectAllThere(sent.map(({ key }) => key));
      expect(server.left()).toEqual(before.processes);
      expect(Math.max(...held) - before.memory).toBeLessThan(80);
      expect(refusals.get('503 unavailable')).toBeGreaterThan(0);
      console.log(
        `away for ${SECONDS} s: ${sent.length} saves, all there once; refused meanwhile ${JSON.stringify(Object.fromEntries(refusals))}; ` +
          `saves again after ${back} ms; memory ${before.memory} MB before, ${Math.max(...held)} at most meanwhile, ${memory()} after`,
      );
    },
  );

  it('goes on by itself when its database is replaced by one of a backup', async () => {
    const archive = join(folder, 'backup.tar.gz');
    await writeBackup({ databaseUrl: direct, clips: null, target: archive, version: '1', now: now() });
    const saved = sent.map(({ key }) => key);
    const [first] = players as [TestPlayer];
    // What comes after the backup: an account, saves that were acknowledged, and a renewed session.
    const late = await signUp(client, now);
    await late.save(somePost(), randomUUID());
    const lost = [somePost(), somePost()].map((post) => ({ post, key: randomUUID() }));
    for (const { post, key } of lost) await first.save(post, key);
    const renew = (token: string) =>
      client.send<{ refresh_token: string; access_token: string; code: string }>('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const renewed = await renew(first.refreshToken());
    expect(renewed.status).toBe(200);
    expect(await client.send('GET', '/api/stats', { token: renewed.body.access_token })).toMatchObject({ status: 200 });

    await proxy.cut();
    await replaceBy(archive);
    await proxy.mend();
    await eventually('readiness', async () => (await client.send('GET', '/health/ready')).status === 200);

    // The account of after the backup is gone, and its player is told to sign in, not that something broke.
    expect(await late.get('/api/stats')).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    expect(await renew(late.refreshToken())).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const signIn = { email: late.email, password: late.password };
    expect(await client.send('POST', '/auth/v1/token?grant_type=password', { body: signIn })).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(await client.send('POST', '/auth/v1/signup', { body: signIn })).toMatchObject({ status: 200 });

    // Who was there stays signed in, with the token of after the backup as well, and sees what was there then.
    expect(await first.stats()).toMatchObject({ totalSessions: sent.filter(({ player }) => player === 0).length });
    const again = await renew(renewed.body.refresh_token);
    expect(again).toMatchObject({ status: 200 });
    expect(await client.send('GET', '/api/stats', { token: again.body.access_token })).toMatchObject({ status: 200 });

    // A device that sends again what it was not told of: what the backup has is answered as before, the rest is saved.
    for (const { player, post, key, heard } of sent.slice(0, 20)) expect((await (players[player] as TestPlayer).post(post, key)).text).toBe(heard);
    for (const { post, key } of lost) expect(await first.post(post, key)).toMatchObject({ status: 201 });
    for (const { post, key } of lost) expect(await first.post(post, key)).toMatchObject({ status: 201 });
    await expectJobsToGoOn(first.email);
    await expectAllThere([...saved, ...lost.map(({ key }) => key)]);
    expect(server.stdout()).not.toContain('"level":60');
  });
});

describe.skipIf(!tellsProcesses)('a server with the embedded PostgreSQL, under load', () => {
  const own = sharedFolder();
  const dataDir = () => join(own(), 'data');
  beforeAll(() =>
    begin(own(), {}, async () => {
      const embedded = await openEmbedded(dataDir());
      // The server alone has to keep it running.
      await embedded.stop();
      return embedded.url;
    }),
  );
  afterAll(end);

  it.each([
    ['restarted', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)('goes on by itself when its database is %s: every save is there once', async (_how, signal) => {
    const playing = load();
    await eventually('some saves', () => playing.heard() > 20);
    const before = serverIn(join(dataDir(), 'postgres'));
    process.kill(before, signal);
    await eventually('another PostgreSQL', () => isRunningAnew(before));
    const began = playing.heard();
    await eventually('saves again', () => playing.heard() > began + 20);
    await playing.end();
    expect([...refusals.keys()].filter((told) => told !== '503 unavailable')).toEqual([]);
    await expectJobsToGoOn(players[0]?.email ?? '');
    await expectAllThere(sent.map(({ key }) => key));
  });

  function isRunningAnew(before: number): boolean {
    try {
      return serverIn(join(dataDir(), 'postgres')) !== before;
    } catch {
      // Between the old one and the new one there is none.
      return false;
    }
  }
});

/** Puts the database of an archive in the place of the one that the server knows, as an operator does who renames it. */
async function replaceBy(archive: string): Promise<void> {
  const restored = (await cloneDatabase()).url;
  await restoreBackup({ archive, databaseUrl: restored, clips: null });
  const [name, other] = [direct, restored].map((url) => new URL(url).pathname.slice(1));
  const admin = onServerOf(direct, 'postgres');
  await queryOnce(admin, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)', [[name, other]]);
  await queryOnce(admin, `drop database ${name} with (force)`);
  await queryOnce(admin, `alter database ${other} rename to ${name}`);
}
