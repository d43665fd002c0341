import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPlayerRecords } from '../testing/audit-player-records.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/**
 * A disk that is full, as PostgreSQL tells it: what needs more room is refused with 53100, what fits into the pages
 * there are is written. The database itself is told to refuse, so that this needs neither root nor a disk of its own.
 */
describe('a disk that is full', () => {
  let server: TestServer;
  let player: TestPlayer;
  const key = randomUUID();
  const query = (sql: string) => server.database.pool.query(sql);
  const failing = { status: 503, body: { code: 'writes_failing', error: 'Touchline cannot save anything right now.' } };

  /** New rows of these are refused; no temporary file may be written. */
  const growing = ['practice_sessions', 'token_ledger', 'achievements_earned'] as const;
  async function setFull(full: boolean): Promise<void> {
    const name = new URL(server.databaseUrl).pathname.slice(1);
    const operator = new pg.Client({ connectionString: server.databaseUrl });
    await operator.connect();
    await operator.query(`alter database ${name} set temp_file_limit = ${full ? 0 : -1}`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [name]);
    await operator.end();
    await eventually('the pool to notice', () => server.database.pool.totalCount === 0);
  }

  beforeAll(async () => {
    server = await startTestServer();
    player = await server.signUp();
    await query(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  });
  afterAll(() => server.close());

  it.each(growing)('that has no room for %s saves nothing of a session, and says what it is', async (table) => {
    const before = await player.stats();
    await query(`create trigger full_disk before insert on ${table} for each row execute function no_room()`);
    const answer = await player.post({ ...plainSession, result: 30 }, key);
    await query(`drop trigger full_disk on ${table}`);
    expect(answer).toMatchObject(failing);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await player.stats()).toEqual(before);
    expect((await player.sessions()).data).toEqual([]);
    expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
  });

  it('saves the same session once there is room', async () => {
    expect(await player.post({ ...plainSession, result: 30 }, key)).toMatchObject({ status: 201 });
    expect(await player.stats()).toMatchObject({ totalSessions: 1 });
    expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
  });

  it('is told by health and readiness although what needs no room is still written', async () => {
    await setFull(true);
    server.clock.advance({ seconds: 5 });
    expect(await server.send('GET', '/ready')).toMatchObject(failing);
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok', writes: 'failing' } });
    await setFull(false);
    server.clock.advance({ seconds: 5 });
    expect(await server.send('GET', '/ready')).toMatchObject({ status: 200 });
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200, body: { writes: 'ok' } });
  });
});
