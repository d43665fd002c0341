import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServer } from './compose-server.ts';
import { openDatabase } from './db/open-postgres-pool.ts';
import { EMAIL_QUEUE } from './features/auth/index.ts';
import { logger } from './redacting-logger.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { eventually } from './testing/eventually.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const started: TestServer[] = [];
afterAll(async () => {
  for (const server of started) await server.close();
});

async function serverOf(role: 'all' | 'web' | 'worker', databaseUrl?: string): Promise<TestServer> {
  const server = await startTestServer({ role, ...(databaseUrl !== undefined && { databaseUrl }) });
  started.push(server);
  return server;
}

describe('a process', () => {
  it.each([
    ['all', 200, 401, 'ok'],
    ['web', 200, 401, 'elsewhere'],
    ['worker', 200, 404, 'ok'],
  ] as const)('of the role %s answers players and does jobs as the role says', async (role, health, stats, jobs) => {
    const server = await serverOf(role);
    expect(await server.send('GET', '/health')).toMatchObject({
      status: health,
      body: { status: 'ok', database: 'ok', jobs, deadJobs: 0, version: '0.0.0' },
    });
    expect(await server.send('GET', '/api/stats')).toMatchObject({ status: stats });
  });

  it('counts the jobs that have died, its own and those of others, and is no less healthy for them', async () => {
    const { url: databaseUrl } = await cloneDatabase();
    const [worker, web] = [await serverOf('all', databaseUrl), await serverOf('web', databaseUrl)];
    // A mail of no id, as another version of the server may have asked for it: it is not tried again.
    await worker.jobs?.runNow(EMAIL_QUEUE.name);
    await eventually('the death of the job', async () => (await worker.jobs?.listDead())?.length === 1);
    for (const server of [worker, web]) {
      const { status, body } = await server.send<Record<string, unknown>>('GET', '/health');
      expect([status, body['status'], body['deadJobs']]).toEqual([200, 'ok', 1]);
      // How many, and nothing of what they were about.
      expect(Object.keys(body).filter((name) => /job/i.test(name))).toEqual(['jobs', 'deadJobs']);
    }
  });

  it('says how long it has been up', async () => {
    const server = await serverOf('web');
    server.clock.advance({ minutes: 2, seconds: 5 });
    expect(await server.send('GET', '/health')).toMatchObject({ body: { uptimeSeconds: 125 } });
  });
});

describe('a server that cannot be composed', () => {
  it('has started no job queue that would go on asking the database', async () => {
    const database = openDatabase((await cloneDatabase()).url, { max: 4 });
    const folder = mkdtempSync(join(tmpdir(), 'touchline-web-'));
    writeFileSync(join(folder, 'file'), '');
    const composing = composeServer({
      database,
      log: logger('silent'),
      now: () => new Date(),
      version: '0.0.0',
      environment: 'test',
      dataDir: tmpdir(),
      operator: { name: null, contact: null },
      backups: { folder: join(tmpdir(), 'touchline-no-backups'), count: 14, days: 60, every: 0, toBucket: false },
      signUps: { who: 'open', maxAccounts: null },
      publicUrl: undefined,
      hstsSubdomains: false,
      mail: { kind: 'outbox', folder },
      clips: { kind: 'disk', folder },
      hosted: undefined,
      football: { sources: [], keys: {} },
      recipients: { coach: null, clip: 'this Touchline server' },
      outsideServices: [],
      trustedProxies: [],
      // A file is no folder to serve.
      webRoot: join(folder, 'file'),
      role: 'all',
      checkReplies: true,
    });
    await expect(composing).rejects.toThrow(/ENOTDIR|"root" option must be/);
    rmSync(folder, { recursive: true });
    const { rows } = await database.pool.query(`select to_regnamespace('jobs') as jobs`);
    await database.close();
    expect(rows).toEqual([{ jobs: null }]);
  });
});
