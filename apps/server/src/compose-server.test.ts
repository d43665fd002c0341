import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeServer } from './compose-server.ts';
import { openDatabase } from './db/open-postgres-pool.ts';
import { logger } from './redacting-logger.ts';
import { coachThreadOfTests } from './testing/coach-thread.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { serversOfTestFile } from './testing/servers-of-test-file.ts';

const serverOf = serversOfTestFile();

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
      coachThread: coachThreadOfTests(),
    });
    await expect(composing).rejects.toThrow(/ENOTDIR|"root" option must be/);
    rmSync(folder, { recursive: true });
    const { rows } = await database.pool.query(`select to_regnamespace('jobs') as jobs`);
    await database.close();
    expect(rows).toEqual([{ jobs: null }]);
  });
});
