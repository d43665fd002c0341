import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServer } from './compose.ts';
import { openDatabase } from './db/open.ts';
import { logger } from './log.ts';
import { cloneDatabase } from './testing/database.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const started: TestServer[] = [];
afterAll(async () => {
  for (const server of started) await server.close();
});

async function serverOf(role: 'all' | 'web' | 'worker'): Promise<TestServer> {
  const server = await startTestServer({ role });
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
      body: { status: 'ok', database: 'ok', jobs, version: '0.0.0' },
    });
    expect(await server.send('GET', '/api/stats')).toMatchObject({ status: stats });
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
      publicUrl: undefined,
      hstsSubdomains: false,
      mail: { kind: 'outbox', folder },
      hosted: undefined,
      football: { sources: [], keys: {} },
      trustedProxies: [],
      // A file is no folder to serve.
      webRoot: join(folder, 'file'),
      role: 'all',
      checkReplies: true,
    });
    await expect(composing).rejects.toThrow(/"root" option must be/);
    rmSync(folder, { recursive: true });
    const { rows } = await database.pool.query(`select to_regnamespace('jobs') as jobs`);
    await database.close();
    expect(rows).toEqual([{ jobs: null }]);
  });
});
