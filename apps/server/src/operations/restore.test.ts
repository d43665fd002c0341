import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../db/backup/write-backup.ts';
import { openDatabase } from '../db/open-database.ts';
import { cloneDatabase } from '../testing/database.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const script = fileURLToPath(new URL('../../../../scripts/restore.ts', import.meta.url));

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs `npm run restore` on a new database, as an operator would. */
async function restored(archive: string): Promise<Ended & { readonly url: string }> {
  const { url } = await cloneDatabase();
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: temporaryFolder() };
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

  const backUp = async (): Promise<string> => {
    const target = join(temporaryFolder(), 'backup.tar.gz');
    await writeBackup({ databaseUrl: server.databaseUrl, clips: null, target, version: '1.2.3', now: server.clock.now() });
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
