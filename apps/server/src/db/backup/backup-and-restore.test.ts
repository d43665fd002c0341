import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoPlayer } from '../../commands/demo-players.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { signIn } from '../../testing/player.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';
import { startSystemPostgres, systemVersions } from '../../testing/system-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { pgTypeParsers } from '../pg-type-parsers.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedTables } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-02-15T12:00:00Z');

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types: pgTypeParsers });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table of ours as text: also what the database works out by itself. */
const contentOf = (url: string): Promise<Record<string, unknown>> =>
  onDatabase(url, async (client) => {
    const found: Record<string, unknown> = {};
    for (const { schema, name } of storedTables()) {
      const { rows } = await client.query<{ row: unknown }>(`select to_jsonb(t) as row from "${schema}"."${name}" t order by t::text`);
      found[`${schema}.${name}`] = rows.map(({ row }) => row);
    }
    return found;
  });

const playersIn = (url: string): Promise<number> =>
  onDatabase(url, async (client) => Number((await client.query<{ n: string }>('select count(*) as n from users')).rows[0]?.n));

describe('a backup', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await makeDemoPlayer(server.database, server.clock.now());
    const player = await server.signUp();
    await player.save({ drill_id: 'juggling', duration_minutes: 10, result: 30 });
    await player.put('/api/profile', { display_name: 'Zoë \\ "Ünïcode"\t🥅' });
  });
  afterAll(() => server.close());

  const backUp = (target: string, clips: string | null = null) =>
    writeBackup({ databaseUrl: server.databaseUrl, clips, target, version: '1.2.3', now });

  it('brings every row back elsewhere, and the audit is clean', async () => {
    const archive = join(temporaryFolder(), 'backup.tar.gz');
    const report = await backUp(archive);
    const elsewhere = await cloneDatabase();
    const restored = await restoreBackup({ archive, databaseUrl: elsewhere.url, clips: null });
    expect(restored).toMatchObject({ rows: report.rows, version: '1.2.3', createdAt: now.toISOString() });
    expect(await contentOf(elsewhere.url)).toEqual(await contentOf(server.databaseUrl));
    expect(await onDatabase(elsewhere.url, auditPlayerRecords)).toEqual([]);
    expect(statSync(archive).mode & 0o077).toBe(0);
  });

  it('lets a server go on from there: players sign in, save, and are numbered on', async () => {
    const archive = join(temporaryFolder(), 'backup.tar.gz');
    const player = await server.signUp();
    await player.save({ drill_id: 'juggling', duration_minutes: 5, result: 12 });
    await backUp(archive);
    const { url } = await cloneDatabase();
    await restoreBackup({ archive, databaseUrl: url, clips: null });
    const clock = testClock();
    clock.set(server.clock.now());
    const other = await startTestServer({ databaseUrl: url, clock });
    try {
      const again = await signIn(other, clock.now, player);
      expect((await again.stats()).totalSessions).toBe(1);
      clock.advance({ hours: 1 });
      await again.save({ drill_id: 'juggling', duration_minutes: 5, result: 14 });
      expect(await auditPlayerRecords(other.database.pool)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('is of one moment while players go on saving: all that was answered before is in it', async () => {
    const archive = join(temporaryFolder(), 'backup.tar.gz');
    const players = await Promise.all([server.signUp(), server.signUp(), server.signUp()]);
    const before: string[] = [];
    const backup = { phase: 'waiting' as 'waiting' | 'under way' | 'done' };
    const begun = Promise.withResolvers<void>();
    const saving = players.map(async (player) => {
      for (let at = 0; backup.phase !== 'done'; at += 1) {
        const { data } = await player.save({
          drill_id: 'juggling',
          duration_minutes: 1,
          result: 1,
          finished_at: new Date(server.clock.now().getTime() - (at + 1) * 300_000).toISOString(),
        });
        if (backup.phase === 'waiting' && before.push(data.id) === 9) begun.resolve();
      }
    });
    await begun.promise;
    backup.phase = 'under way';
    await backUp(archive);
    backup.phase = 'done';
    await Promise.all(saving);
    const { url } = await cloneDatabase();
    await restoreBackup({ archive, databaseUrl: url, clips: null });
    expect(await onDatabase(url, auditPlayerRecords)).toEqual([]);
    const there = await onDatabase(url, async (client) => (await client.query<{ id: string }>('select id from practice_sessions')).rows);
    expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  });

  it('holds the clips, and leaves out what is on its way', async () => {
    const clips = temporaryFolder();
    mkdirSync(join(clips, 'ab'));
    const bytes = Buffer.from(randomUUID().repeat(100_000));
    writeFileSync(join(clips, 'ab', 'one'), bytes);
    writeFileSync(join(clips, 'ab', 'empty'), '');
    writeFileSync(join(clips, 'ab', 'two.part'), bytes);
    const archive = join(temporaryFolder(), 'backup.tar.gz');
    expect((await backUp(archive, clips)).files).toBe(2);
    const there = join(temporaryFolder(), 'clips');
    const { url } = await cloneDatabase();
    expect((await restoreBackup({ archive, databaseUrl: url, clips: there })).files).toBe(2);
    expect(readFileSync(join(there, 'ab', 'one'))).toEqual(bytes);
    expect(readFileSync(join(there, 'ab', 'empty'))).toHaveLength(0);
    expect(() => readFileSync(join(there, 'ab', 'two.part'))).toThrow(/ENOENT/);
  });

  it('leaves nothing behind where it fails', async () => {
    const target = join(temporaryFolder(), 'backup.tar.gz');
    const gone = new URL(server.databaseUrl);
    gone.pathname = '/nothing_here';
    await expect(writeBackup({ databaseUrl: gone.href, clips: null, target, version: '1', now })).rejects.toThrow(/does not exist/);
    for (const path of [target, `${target}.part`]) expect(() => readFileSync(path)).toThrow(/ENOENT/);
  });

  describe('is refused, and nothing changes', () => {
    it('where the database has players', async () => {
      const archive = join(temporaryFolder(), 'backup.tar.gz');
      await backUp(archive);
      await expect(restoreBackup({ archive, databaseUrl: server.databaseUrl, clips: null })).rejects.toThrow(
        'This database has players. Restore into an empty one.',
      );
    });

    it.each([0.2, 0.7, 0.99])('where only %d of it is there', async (share) => {
      const archive = join(temporaryFolder(), 'backup.tar.gz');
      await backUp(archive);
      truncateSync(archive, Math.floor(statSync(archive).size * share));
      const { url } = await cloneDatabase();
      await expect(restoreBackup({ archive, databaseUrl: url, clips: null })).rejects.toThrow(/cut off/);
      expect(await playersIn(url)).toBe(0);
    });

    it('where a row is missing from it', async () => {
      const archive = join(temporaryFolder(), 'backup.tar.gz');
      await backUp(archive);
      const whole = gunzipSync(readFileSync(archive)).toString('latin1');
      const counts = /\{"[a-z]+\.[^{}]*"public\.practice_sessions"[^{}]*\}/.exec(whole)?.[0] ?? '';
      const wrong = counts.replace(/("public\.practice_sessions":)(\d)/, (_all, name: string, digit: string) => `${name}${digit === '1' ? '2' : '1'}`);
      expect(wrong).not.toBe(counts);
      writeFileSync(archive, gzipSync(Buffer.from(whole.replace(counts, wrong), 'latin1')));
      const { url } = await cloneDatabase();
      await expect(restoreBackup({ archive, databaseUrl: url, clips: null })).rejects.toThrow(/public\.practice_sessions has \d+ rows in place of/);
      expect(await playersIn(url)).toBe(0);
    });

    it('where it is something else, or nothing', async () => {
      const folder = temporaryFolder();
      const { url } = await cloneDatabase();
      writeFileSync(join(folder, 'text'), 'hello');
      await expect(restoreBackup({ archive: join(folder, 'text'), databaseUrl: url, clips: null })).rejects.toThrow(/no archive of Touchline/);
      await expect(restoreBackup({ archive: join(folder, 'none'), databaseUrl: url, clips: null })).rejects.toThrow(/There is no archive/);
    });
  });
});

describe('tables of an older version', () => {
  it('are filled as they were, then brought up to date', async () => {
    const { url: admin } = await cloneDatabase();
    const fresh = async (): Promise<string> => {
      const name = `backup_${randomUUID().replaceAll('-', '')}`;
      await onDatabase(admin, (client) => client.query(`create database ${name}`));
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return url.href;
    };
    const old = await fresh();
    await migrate(old);
    const newest = await onDatabase(old, async (client) => {
      const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 2');
      return rows.map(({ at }) => Number(at));
    });
    const before = await fresh();
    await migrateTo(before, newest[1] ?? 0);
    await expect(migrateTo(old, newest[1] ?? 0)).rejects.toThrow(/newer/);
    await expect(migrateTo(before, 1)).rejects.toThrow(/newer version/);
    await migrate(before);
    const [is, should] = await Promise.all(
      [before, old].map((url) =>
        onDatabase(url, async (client) => {
          const { rows } = await client.query(
            'select table_schema, table_name, column_name, data_type from information_schema.columns where table_schema in (\'public\', \'internal\') order by 1, 2, 3',
          );
          return rows as unknown[];
        }),
      ),
    );
    expect(is).toEqual(should);
    for (const url of [old, before]) {
      await onDatabase(admin, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));
    }
  });
});

describe.runIf(systemVersions.length > 0)('between versions of PostgreSQL', () => {
  it.each(systemVersions)('from ours to %d, and back', async (version) => {
    const server = await startTestServer();
    try {
      await makeDemoPlayer(server.database, server.clock.now());
      const folder = temporaryFolder();
      await writeBackup({ databaseUrl: server.databaseUrl, clips: null, target: join(folder, 'ours'), version: '1', now });
      const theirs = await startSystemPostgres(version);
      await restoreBackup({ archive: join(folder, 'ours'), databaseUrl: theirs, clips: null });
      await writeBackup({ databaseUrl: theirs, clips: null, target: join(folder, 'theirs'), version: '1', now });
      const { url } = await cloneDatabase();
      await restoreBackup({ archive: join(folder, 'theirs'), databaseUrl: url, clips: null });
      expect(await contentOf(url)).toEqual(await contentOf(server.databaseUrl));
    } finally {
      await server.close();
    }
  });
});
