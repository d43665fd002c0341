import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openArchiveBucket } from '../../adapters/s3-backup-archives/archive-bucket.ts';
import { startS3Server } from '../../adapters/clip-store/testing/s3-server.ts';
import { logger } from '../../redacting-logger.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { plainSession } from '../../testing/player.ts';
import { startTestServer, testClock } from '../../testing/server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openDatabase } from '../open-postgres-pool.ts';
import type { BackupDestination } from './copy-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createScheduledBackup } from './scheduled-backup.ts';

async function schedule(folder: string, place: (() => Promise<BackupDestination>) | null = null) {
  const retention = { count: 2, days: 60 };
  const clock = testClock();
  const database = openDatabase((await cloneDatabase()).url, { max: 4 });
  onTestFinished(() => database.close());
  const parts = { pool: database.pool, folder, retention, clips: null, place, version: '1.2.3', log: logger('silent'), now: clock.now };
  return { clock, database, run: createScheduledBackup({ ...parts, every: 24 }) };
}

it('is written when the newest is old enough, as many as are kept', async () => {
  const folder = join(temporaryFolder(), 'backups');
  const { clock, run } = await schedule(folder);
  const names = () => readdirSync(folder).toSorted();
  await run();
  const [first] = names();
  expect(first).toBe('touchline-2026-02-15T12-00-00Z.tar.gz');
  clock.advance({ hours: 23 });
  await run();
  expect(names()).toEqual([first]);
  clock.advance({ hours: 1 });
  await run();
  clock.advance({ days: 3 });
  await run();
  expect(names()).toEqual(['touchline-2026-02-16T12-00-00Z.tar.gz', 'touchline-2026-02-19T12-00-00Z.tar.gz']);
});

it('is written when it is due though the clock was ahead by years for one of them', async () => {
  const folder = join(temporaryFolder(), 'backups');
  const { clock, run } = await schedule(folder);
  const names = () => readdirSync(folder).toSorted();
  clock.advance({ days: 4_000 });
  await run();
  clock.advance({ days: -4_000 });
  for (let day = 0; day < 2; day += 1) {
    await run();
    await run();
    clock.advance({ days: 1 });
  }
  expect(names()).toEqual(['touchline-2026-02-15T12-00-00Z.tar.gz', 'touchline-2026-02-16T12-00-00Z.tar.gz']);
});

it('is written once, of several processes that find it due at the same time', async () => {
  const folder = temporaryFolder();
  const { database, run } = await schedule(folder);
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await database.pool.query(`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)).rowCount).toBe(0);
});

it('is copied to a bucket in parts, of which as many are kept, and one that breaks off leaves nothing there', async () => {
  const folder = temporaryFolder();
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const { clock, run } = await schedule(folder, async () => openArchiveBucket(s3.settings, () => new Date(), 5 * 1024 * 1024));
  const stored = () => [...s3.objects.keys()].map((name) => name.replace('touchline/backups/', '')).toSorted();
  for (let day = 0; day < 3; day += 1) {
    await run();
    clock.advance({ days: 1 });
  }
  const kept = readdirSync(folder).toSorted();
  expect(stored()).toEqual(kept);
  for (const name of kept) expect(s3.objects.get(`touchline/backups/${name}`)?.bytes.equals(readFileSync(join(folder, name)))).toBe(true);
  const large = join(temporaryFolder(), 'large');
  writeFileSync(large, randomBytes(11 * 1024 * 1024));
  const bucket = openArchiveBucket(s3.settings, () => new Date(), 5 * 1024 * 1024);
  await bucket.store(large, 'large');
  expect(s3.objects.get('touchline/backups/large')?.bytes.equals(readFileSync(large))).toBe(true);
  expect(s3.requests.filter((line) => line.includes('partNumber') && line.includes('large'))).toHaveLength(3);
  s3.failing = { method: 'PUT', status: 500, code: 'InternalError' };
  await expect(run()).rejects.toThrow('The storage service did not take a part of an archive: 500');
  s3.failing = null;
  expect([...s3.uploads.keys()]).toEqual([]);
  expect(stored()).toEqual(['large', ...kept]);
});

it('that fails leaves nothing, and is made up for when it can be', async () => {
  const folder = join(temporaryFolder(), 'backups');
  writeFileSync(folder, 'in the way');
  const { run } = await schedule(folder);
  await expect(run()).rejects.toThrow(/EEXIST|ENOTDIR/);
  rmSync(folder);
  await run();
  expect(readdirSync(folder)).toHaveLength(1);
});

it('is written by a server that is told so, restores elsewhere, and its age is in health and metrics', async () => {
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  const server = await startTestServer({ role: 'all', backups: { folder, count: 14, days: 60, every: 24, toBucket: false } });
  onTestFinished(() => server.close());
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.gz'))).toHaveLength(1);
  server.clock.advance({ hours: 2 });
  expect(await server.send('GET', '/health')).toMatchObject({ status: 200, body: { backupAgeSeconds: 7_200 } });
  expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('touchline_backup_age_seconds 7200');
  const player = await server.signUp();
  await player.save(plainSession);
  const target = await cloneDatabase();
  const report = await restoreBackup({ archive: join(folder, readdirSync(folder)[0] ?? ''), databaseUrl: target.url, clips: null });
  expect(report).toMatchObject({ version: '0.0.0', createdAt: '2026-02-15T12:00:00.000Z' });
});
