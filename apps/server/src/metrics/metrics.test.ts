import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainSession } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createMetrics, type GaugeSources } from './metrics.ts';

const TOKEN = 'a-token-of-some-length';
const folder = join(inject('testDatabases').folder, `backups-${randomUUID()}`);
let server: TestServer;
let local: TestServer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all', metricsToken: TOKEN, slowQueryMs: 40, backups: { folder, count: 3, days: 9, every: 0, toBucket: false }, aiCalls: 100 });
  local = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await local.close();
});

const asked = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) => fetch(`${server.origin}/metrics`, { headers });

/** The value of a line of the metrics; undefined where there is none. */
async function value(line: string): Promise<number | undefined> {
  const text = await (await asked()).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const nothingToLookUp: GaugeSources = {
  jobs: async () => [],
  connections: () => ({ total: 0, idle: 0, waiting: 0 }),
  callers: () => 0,
  diskFree: async () => 0,
  aiBudget: async () => null,
  backup: async () => null,
  eventLoopDelay: () => 0,
};

describe('the metrics', () => {
  it('are OpenMetrics that end as they have to', async () => {
    const answer = await asked();
    expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    const text = await answer.text();
    expect(text.endsWith('# EOF\n')).toBe(true);
    for (const line of text.trim().split('\n').slice(0, -1)) {
      expect(line).toMatch(/^(# (HELP|TYPE|UNIT) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? -?[\d.e+-]+)$/);
    }
  });

  it('have what may fail at 0 before it does: of a count that appears with its first failures nobody sees the increase', async () => {
    const counts = ['mails_total{outcome="failed"}', 'storage_requests_total{outcome="failed"}', 'requests_shed_total{reason="database"}', 'job_runs_total{queue="email",outcome="failed"}'];
    expect(await Promise.all(counts.map((name) => value(`touchline_${name}`)))).toEqual([0, 0, 0, 0]);
    const metrics = createMetrics({ version: '1', role: 'all' });
    metrics.asked('scores.example', 'failed');
    const text = await metrics.text(nothingToLookUp);
    expect(text).toContain('touchline_upstream_requests_total{host="scores.example",outcome="answered"} 0\n');
    expect(text).toContain('touchline_upstream_requests_total{host="scores.example",outcome="failed"} 1\n');
  });

  it('count requests by their route, never by their address, and what was saved', async () => {
    const before = (await value('touchline_saves_total{kind="session"}')) ?? 0;
    const player = await server.signUp();
    await player.save(plainSession);
    await server.send('GET', `/no/such/${player.id}`);
    expect(await value('touchline_saves_total{kind="session"}')).toBe(before + 1);
    expect(await value('touchline_http_requests_total{route="none",method="GET",status="404"}')).toBeGreaterThan(0);
    expect(await value('touchline_http_request_duration_seconds_count{route="/api/practice-sessions"}')).toBeGreaterThan(0);
    const text = await (await asked()).text();
    for (const own of [player.id, player.email]) expect(text).not.toContain(own);
  });

  it('tell what waits in the queues and how old it is, and what was given up', async () => {
    await server.database.pool.query(
      `insert into jobs.job (id, name, start_after, data) values
        (gen_random_uuid(), 'email', now() + interval '1 day', '{}'), (gen_random_uuid(), 'email.dead', now(), '{}')`,
    );
    expect(await value('touchline_jobs{queue="email",state="waiting"}')).toBe(1);
    expect(await value('touchline_jobs{queue="email",state="dead"}')).toBe(1);
    expect(await value('touchline_job_queue_age_seconds{queue="email"}')).toBe(0);
    await server.jobs?.runNow('housekeeping');
    await expect.poll(() => value('touchline_job_runs_total{queue="housekeeping",outcome="completed"}')).toBe(1);
  });

  it('tell the room on the disk, the connections, the mails and the budget of the AI', async () => {
    expect(await value('touchline_disk_free_bytes')).toBeGreaterThan(1e6);
    expect(await value('touchline_database_up')).toBe(1);
    expect(await value('touchline_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect([await value('touchline_ai_calls_used'), await value('touchline_ai_calls_limit')]).toEqual([0, 100]);
    await server.database.pool.query(`insert into internal.rate_limits (key, points, expire) values ('ai-model:all:all', 7, $1)`, [
      server.clock.now().getTime() + 60_000,
    ]);
    expect(await value('touchline_ai_calls_used')).toBe(7);
    expect(await value('touchline_info{version="0.0.0",role="all"}')).toBe(1);
    const player = await server.signUp();
    const { body } = await server.send<{ supabaseAnonKey: string }>('GET', '/config');
    await server.send('POST', '/auth/v1/recover', { body: { email: player.email }, headers: { apikey: body.supabaseAnonKey } });
    await expect.poll(() => value('touchline_mails_total{outcome="sent"}')).toBe(1);
  });

  it('tell the age of the newest backup, and nothing of it where there is none', async () => {
    expect(await value('touchline_backup_age_seconds')).toBeUndefined();
    mkdirSync(folder);
    writeFileSync(join(folder, 'touchline-2026-02-14T00-00-00Z.tar.gz'), 'older');
    writeFileSync(join(folder, 'touchline-2026-02-15T00-00-00Z.tar.gz'), 'archive');
    expect(await value('touchline_backup_age_seconds')).toBe((server.clock.now().getTime() - Date.parse('2026-02-15T00:00:00Z')) / 1000);
    expect(await value('touchline_backup_size_bytes')).toBe(7);
  });

  it('are there though the database is gone, and say so', async () => {
    const other = await startTestServer();
    const gone = await fetch(`${other.origin}/metrics`);
    expect(await gone.text()).toContain('touchline_database_up 1');
    await other.database.close();
    const text = await (await fetch(`${other.origin}/metrics`)).text();
    expect(text).toContain('touchline_database_up 0');
    expect(text).not.toContain('touchline_jobs{');
    await other.close();
  });
});

describe('who may look', () => {
  it('has the token where one is set, and to everybody else there is nothing here', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN} x` }]) {
      const { status } = await asked(headers);
      expect(status).toBe(404);
    }
    expect((await asked()).status).toBe(200);
  });

  it('without one is on this machine, and no proxy that speaks for others', async () => {
    const ask = (headers: Record<string, string> = {}) => fetch(`${local.origin}/metrics`, { headers });
    expect((await ask()).status).toBe(200);
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']) {
      expect((await ask({ [name]: '127.0.0.1' })).status).toBe(404);
    }
    expect(await raw('GET /metrics HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n')).toContain(' 404 ');
    expect(await raw('GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:3000\r\n\r\n')).toContain(' 404 ');
  });
});

/** The first line of the answer to a request as it stands. */
async function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(local.origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let answer = '';
  socket.on('data', (chunk) => void (answer += String(chunk)));
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0] ?? '';
}

it('a statement that takes long is logged with the request that waits for it and without its values, and counted', async () => {
  const player = await server.signUp();
  const { pool } = server.database;
  await pool.query(`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.06); return new; end $$`);
  await pool.query('create trigger slowly before update on users for each row execute function slowly()');
  const id = randomUUID();
  await server.send('PUT', '/api/profile', { body: { display_name: 'Slow Fullback' }, token: await player.token(), headers: { 'x-request-id': id } });
  await pool.query('drop function slowly cascade');
  const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'a slow query');
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, requestId: id, statement: expect.stringContaining('update "users"') }));
  expect(JSON.stringify(lines)).not.toContain('Slow Fullback');
  expect(await value('touchline_slow_queries_total')).toBeGreaterThan(0);
});

it('a process is alive whatever its database does, and ready only with it', async () => {
  const other = await startTestServer();
  const statusOf = async (path: string) => (await fetch(other.origin + path)).status;
  expect([await statusOf('/health/live'), await statusOf('/health/ready'), await statusOf('/health')]).toEqual([200, 200, 200]);
  await other.database.close();
  expect([await statusOf('/health/live'), await statusOf('/health/ready'), await statusOf('/health')]).toEqual([200, 503, 503]);
  await other.close();
});
