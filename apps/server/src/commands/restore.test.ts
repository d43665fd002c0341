import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../db/backup/write-backup.ts';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const script = fileURLToPath(new URL('../../../../scripts/restore.ts', import.meta.url));

/** Bytes of the one clip, which make most of an archive. */
const CLIP = 400_000;

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** What is restored into. */
type Place = { readonly url: string; readonly dataDir: string };

const newPlace = async (): Promise<Place> => ({ url: (await cloneDatabase()).url, dataDir: temporaryFolder() });
const environment = ({ url, dataDir }: Place) => ({ ...process.env, DATABASE_URL: url, DATA_DIR: dataDir });

/**
 * Runs `npm run restore` on so many bytes of an archive, as a slow disk gives them, and kills it when it waits for more
 * in a transaction. Resolves when the database has noticed.
 */
async function killedAfter(bytes: number, archive: string, place: Place): Promise<void> {
  const pipe = join(temporaryFolder(), 'slow.tar.gz');
  execFileSync('mkfifo', [pipe]);
  const child = spawn(process.execPath, [script, pipe], { env: environment(place), stdio: 'ignore' });
  const exited = once(child, 'exit');
  const writing = await open(pipe, 'w');
  await writing.write(readFileSync(archive).subarray(0, bytes));
  const activity = `from pg_stat_activity where datname = current_database() and application_name = 'touchline restore'`;
  const filling = `select 1 ${activity} and query ilike 'copy %' and backend_xid is not null`;
  await expect.poll(() => rowsOf(place.url, filling), { interval: 20 }).toHaveLength(1);
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  await writing.close();
  await expect.poll(() => rowsOf(place.url, `select 1 ${activity}`), { interval: 20 }).toEqual([]);
}

/** Runs `npm run restore` on a new database, as an operator would. */
async function restored(archive: string, into?: Place): Promise<Ended & { readonly url: string }> {
  const { url, dataDir } = into ?? (await newPlace());
  const env = environment({ url, dataDir });
  try {
    return { code: 0, url, ...(await promisify(execFile)(process.execPath, [script, archive], { env })) };
  } catch (error) {
    return { ...(error as Ended), url };
  }
}

async function rowsOf<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    return (await pool.query<Row>(sql)).rows;
  } finally {
    await close();
  }
}

describe('npm run restore', () => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    player = await server.signUp();
    for (const result of [10, 40]) {
      await player.save({ ...plainSession, result });
      server.clock.advance({ days: 1 });
    }
  });
  afterAll(() => server.close());

  const backUp = async (clips: string | null = null): Promise<string> => {
    const target = join(temporaryFolder(), 'backup.tar.gz');
    await writeBackup({ databaseUrl: server.databaseUrl, clips, target, version: '1.2.3', now: server.clock.now() });
    return target;
  };

  it('ends with an audit that says in words that all is right, and is in the log of the operators', async () => {
    const { code, stdout, stderr, url } = await restored(await backUp());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Restored \d+ rows and 0 clips of .*, written by Touchline 1\.2\.3\.\nThe audit recomputed totals, streaks, drills, achievements and boards:\n1 players: all is right\.\n$/,
    );
    const log = await rowsOf(url, 'select action, details from internal.operator_actions');
    expect(log).toEqual([{ action: 'audit', details: { players: 1, findings: 0 } }]);
  });

  describe.skipIf(process.platform === 'win32')('killed in its middle', () => {
    it.each(['the rows', 'a clip'])('while it writes %s, leaves a database without anything, and is done by running it again', async (what) => {
      const clips = temporaryFolder();
      const clip = randomBytes(CLIP);
      mkdirSync(join(clips, 'of-a-player'));
      writeFileSync(join(clips, 'of-a-player', 'clip.mp4'), clip);
      const archive = await backUp(clips);
      const size = readFileSync(archive).length;
      const place = await newPlace();
      await killedAfter(what === 'a clip' ? size - CLIP / 2 : (size - CLIP) / 2, archive, place);
      expect(await rowsOf(place.url, 'select 1 from users union all select 1 from practice_sessions')).toEqual([]);
      const again = await restored(archive, place);
      expect(again).toMatchObject({ code: 0, stderr: '' });
      expect(again.stdout).toMatch(/^Restored \d+ rows and 1 clips of /);
      expect(await rowsOf(place.url, 'select total_sessions as sessions from users')).toEqual([{ sessions: 2 }]);
      expect(readFileSync(join(place.dataDir, 'clips', 'of-a-player', 'clip.mp4')).equals(clip)).toBe(true);
    });

    it('and started all the same: the server has no players, and says so to a restore that comes too late', async () => {
      const archive = await backUp();
      const place = await newPlace();
      await killedAfter(readFileSync(archive).length / 2, archive, place);
      const started = await startTestServer({ databaseUrl: place.url });
      await started.signUp();
      await started.close();
      const late = await restored(archive, place);
      expect(late).toMatchObject({ code: 1, stdout: '' });
      expect(late.stderr).toContain('This database has players. Restore into an empty one.');
      expect(await rowsOf(place.url, 'select total_sessions as sessions from users')).toEqual([{ sessions: 0 }]);
    });
  });

  it('tells each wrong total and ends with 3 where the archive has one, and leaves the rows as they were', async () => {
    const { pool } = server.database;
    await pool.query('update users set total_sessions = total_sessions + 5 where id = $1', [player.id]);
    await pool.query('delete from achievements_earned where player_id = $1', [player.id]);
    await pool.query('update standings set days = days + 1 where player_id = $1', [player.id]);
    const { code, stdout, url } = await restored(await backUp());
    expect(code).toBe(3);
    expect(stdout).toContain(`totals  ${player.id}  totalSessions is 7 and should be 2\n`);
    expect(stdout).toMatch(new RegExp(`^achievements  ${player.id}  \\w+ is missing$`, 'm'));
    expect(stdout).toContain(`standings  ${player.id}  the standings are not what the sessions say\n`);
    expect(stdout).toMatch(/^1 players: \d+ wrong\.$/m);
    expect(stdout).toContain('npm run admin -- audit --mend puts right what the audit has found');
    expect(await rowsOf(url, 'select total_sessions as sessions from users')).toEqual([{ sessions: 7 }]);
  });

  it('audits nothing where nothing was restored', async () => {
    const { code, stdout, stderr, url } = await restored(join(temporaryFolder(), 'none'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('There is no archive');
    expect(await rowsOf(url, 'select action from internal.operator_actions')).toEqual([]);
  });
});
