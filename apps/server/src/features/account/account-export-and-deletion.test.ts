import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type AccountExport, type FailureBody, type Route } from '@touchline/contracts';
import { storedFieldNames, storedTableNames } from '@touchline/messages/data-export-headings';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clipOf } from '../../adapters/clip-store/testing/test-clip-bytes.ts';
import { playerOwnedTables } from '../../db/player-owned-tables.ts';
import { users } from '../../db/schema/index.ts';
import { savedAnalysis } from '../../testing/analysis-submission.ts';
import { auditBoards } from '../../testing/audit-boards.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { plainSession, signIn, signUp, type TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { aggregateBoards } from '../leaderboard/index.ts';

/** As DATA_DIR: everything that the server keeps outside of the database is in it. */
const folder = mkdtempSync(join(inject('testDatabases').folder, 'data-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    role: 'all',
    mail: { kind: 'outbox', folder: join(folder, 'outbox') },
    clips: { kind: 'disk', folder: join(folder, 'clips') },
  });
});
afterAll(() => server.close());

async function leave(player: TestPlayer, password = player.password) {
  const body = { password };
  return server.send<FailureBody & { signInKeptBy?: string }>('DELETE', '/api/account', {
    body,
    token: await player.token(),
  });
}

async function exportOf(player: TestPlayer) {
  return player.get<AccountExport>('/api/account/export');
}

it('every table and column of the export has a name in plain words', () => {
  const exported = [users, ...playerOwnedTables.filter(({ isInternal }) => !isInternal).map(({ table }) => table)].map(getTableConfig);
  expect(exported.map(({ name }) => name).filter((name) => !Object.hasOwn(storedTableNames, name))).toEqual([]);
  const columns = exported.flatMap((table) => table.columns.map(({ name }) => name));
  expect(columns.length).toBeGreaterThan(100);
  expect(columns.filter((name) => !Object.hasOwn(storedFieldNames, name))).toEqual([]);
});

/** A player who has left traces everywhere, and the texts by which they are found. */
async function busyPlayer(team = `Team ${letters(randomUUID())}`): Promise<{ player: TestPlayer; texts: string[] }> {
  const mark = randomUUID();
  const player = await server.signUp({ email: `Trace-${mark}@Touchline.example` });
  const typed = {
    display_name: `Fox ${letters(mark)}`,
    name: `Name ${mark}`,
    favorite_player: `Idol ${mark}`,
    team_name: team,
  };
  expect(await player.put('/api/profile', { ...typed, country: 'Chad', age: 30 })).toMatchObject({ status: 200 });
  for (let day = 0; day < 3; day += 1) {
    await player.save({ ...plainSession, result: 30 + day, finished_at: daysAgo(day) }, randomUUID());
  }
  const pack = await server.send('POST', '/api/packs/open', { token: await player.token(), key: randomUUID() });
  expect(pack.status).toBe(200);
  const value = { note: `Stored ${mark}` };
  await server.send('POST', '/api/storage/sync', { body: { key: 'userStats', value }, token: await player.token() });
  const fileName = `Video ${mark}.mp4`;
  const id = await analysedWithClip(player, fileName);
  return { player, texts: [player.id, player.email, ...Object.values(typed), `Stored ${mark}`, fileName, id] };
}

/** Saves an analysis with a clip, and gives its id. */
async function analysedWithClip(player: TestPlayer, fileName: string): Promise<string> {
  const token = await player.token();
  const sent = savedAnalysis(randomUUID(), { metadata: { fileName } });
  expect(await server.send('POST', '/api/analysis/db/save-results', { token, body: sent })).toMatchObject({ status: 200 });
  const { analysisId } = sent;
  const body = { analysisType: 'shooting', analysisId, metadata: { size: 5000, type: 'video/mp4' } };
  const begun = await server.send<{ upload: { url: string } }>('POST', '/api/analysis/initiate', { token, body });
  expect(begun).toMatchObject({ status: 200 });
  await server.send('PUT', begun.body.upload.url, { bytes: Uint8Array.from(clipOf(5000)) });
  expect(await server.send('POST', '/api/analysis/upload-complete', { token, body: { analysisId } })).toMatchObject({ status: 200 });
  expect(filesWith(analysisId)).toHaveLength(1);
  return analysisId;
}

/** Asks for a mail for each of these players; they are kept in the folder. */
async function mailTo(...players: TestPlayer[]): Promise<void> {
  for (const { email } of players) await server.send('POST', '/auth/v1/recover', { body: { email } });
  for (const { email } of players) await eventually('the mail to be kept', () => filesWith(email).length > 0);
}

/** A UUID in letters of which no number to call can be made, and no word. */
const letters = (uuid: string) =>
  uuid.replace(/-/g, '').replace(/./g, (digit) => 'bdghjlmnqrtvwxyz'[Number.parseInt(digit, 16)] ?? '');
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000).toISOString();

/** Files of the data folder that hold a text. Where one is renamed meanwhile, as a mail once it is written, all are looked at anew. */
function filesWith(text: string): string[] {
  for (;;) {
    try {
      return filesOfNowWith(text.toLowerCase());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function filesOfNowWith(wanted: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => `${file}\n${readFileSync(file, 'latin1')}`.toLowerCase().includes(wanted));
}

/** Tables, of whatever schema, with a row that holds one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of rows) {
    const like = texts.map((text) => `%${text.replaceAll('-', '_')}%`);
    const hit = await pool.query(`select 1 from ${name} as t where t::text ilike any($1) limit 1`, [like]);
    if (hit.rowCount !== 0) found.push(name);
  }
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

async function expectConsistentLedger(): Promise<void> {
  await aggregateBoards(server.database.db);
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
  expect(await auditBoards(server.database.pool)).toEqual([]);
}

describe('the export', () => {
  it('is one file with everything about the player, and no secret', async () => {
    const { player, texts } = await busyPlayer();
    const { status, headers, text, body } = await exportOf(player);
    expect(status).toBe(200);
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="touchline-account-${day}.json"`);
    expect(body).toMatchObject({ format: 'touchline-account', version: 1, player: player.id });
    const signIns = [{ openedBy: 'password' }];
    expect(body.account).toMatchObject({ email: player.email, keptBy: 'touchline', signIns });
    for (const one of texts) expect(text).toContain(one);
    expect(body.tables['users']).toMatchObject([{ id: player.id, age: 30, country: 'Chad' }]);
    expect(body.tables['practice_sessions']).toHaveLength(3);
    expect(body.tables['player_collection']).toHaveLength(1);
    expect(body.tables['user_storage']).toHaveLength(1);
    expect(body.tables['drill_experience']).toHaveLength(1);
    expect(body.tables['video_analysis_results']).toHaveLength(1);
    for (const table of ['frame_analysis', 'motion_tracking', 'analysis_insights', 'token_ledger', 'achievements_earned', 'standings']) {
      expect(body.tables[table]?.length).toBeGreaterThan(2);
    }
    expect([...(body.tables['team_events'] ?? []), ...(body.tables['team_members'] ?? [])].length).toBeGreaterThan(2);
    for (const secret of ['argon2', 'password_hash', 'secret"', 'token_hash']) expect(text).not.toContain(secret);
  });

  it('says of a session without a count that none was told, as the app does, and not that it was 0', async () => {
    const player = await server.signUp();
    for (const [day, result] of [0, 12].entries()) await player.save({ ...plainSession, result, finished_at: daysAgo(day) }, randomUUID());
    const { body } = await exportOf(player);
    const results = body.tables['practice_sessions']?.map(({ result, result_counts: counts }) => [result, counts]);
    expect(results).toHaveLength(2);
    expect(results).toEqual(expect.arrayContaining([[null, null], [12, true]]));
  });

  it('claims no foot that nobody chose, and no address that nobody confirmed', async () => {
    const player = await server.signUp();
    const { body } = await exportOf(player);
    expect(body.tables['users']).toMatchObject([{ favorite_foot: null, favorite_foot_chosen: false }]);
    expect(body.account.emailConfirmedAt).toBeNull();
    await player.put('/api/profile', { favorite_foot: 'R', favorite_foot_chosen: true });
    expect((await exportOf(player)).body.tables['users']).toMatchObject([{ favorite_foot: 'R', favorite_foot_chosen: true }]);
  });

  it('names every table that has rows of players', async () => {
    const { body } = await exportOf(await server.signUp());
    const names = playerOwnedTables.filter(({ isInternal }) => !isInternal).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(7);
    expect(Object.keys(body.tables)).toEqual(['users', ...names]);
  });

  it('holds nothing of anybody else', async () => {
    const { player } = await busyPlayer();
    const other = await busyPlayer();
    const { text } = await exportOf(player);
    for (const one of other.texts) expect(text).not.toContain(one);
  });
});

describe('an account', () => {
  it('is removed from every table and every folder, and the boards are right afterwards', async () => {
    const team = `Shared ${letters(randomUUID())}`;
    const { player: mate } = await busyPlayer(team.toUpperCase());
    const { player, texts } = await busyPlayer(team);
    await mailTo(mate, player);
    const alone = texts.filter((text) => text !== team);
    const before = await tablesWith(alone);
    expect(before).toEqual(
      expect.arrayContaining([
        'public.users',
        'public.practice_sessions',
        'internal.accounts',
        'internal.idempotency_answers',
      ]),
    );
    expect(await leave(player)).toMatchObject({ status: 200, body: { success: true, signInKeptBy: 'nobody' } });
    expect(await tablesWith(alone)).toEqual([]);
    for (const text of alone) expect(filesWith(text)).toEqual([]);
    expect(filesWith(mate.email)).toHaveLength(1);
    await expectConsistentLedger();
    const { rows } = await server.database.pool.query<{ team_name: string }>(
      `select distinct team_name from team_standings where lower(team_name) = lower($1)`,
      [team],
    );
    expect(rows).toEqual([{ team_name: team.toUpperCase() }]);
    expect(await mate.stats()).toMatchObject({ totalSessions: 3 });
  });

  it('of the only member of a team takes the team with it', async () => {
    const { player, texts } = await busyPlayer();
    await aggregateBoards(server.database.db);
    await player.save(plainSession);
    await leave(player);
    expect(await tablesWith(texts)).toEqual([]);
    await expectConsistentLedger();
  });

  it('takes what waits to be sent with it', async () => {
    const player = await server.signUp();
    const { pool } = server.database;
    const [letter, job] = [randomUUID(), randomUUID()];
    await pool.query(
      `insert into internal.letters (id, kind, email_key, site, created_at)
       values ($1, 'recovery', $2, 'http://x', now())`,
      [letter, player.email.toLowerCase()],
    );
    await pool.query(
      `insert into jobs.job (id, name, start_after, data, singleton_key) values
        (gen_random_uuid(), 'email', now() + interval '1 day', $1, $2),
        (gen_random_uuid(), 'email.dead', now() + interval '1 day', $1, $2),
        ($3, 'email', now() + interval '1 day', $4, null)`,
      [{ emailId: letter }, letter, job, { player: player.id }],
    );
    await leave(player);
    expect(await tablesWith([player.id, player.email, letter, job])).toEqual([]);
  });

  it('is gone at once for every token that was given out for it', async () => {
    const player = await server.signUp();
    const elsewhere = await signIn(server, server.clock.now, player);
    await player.save(plainSession);
    const tokens = [await player.token(), await elsewhere.token()];
    await leave(player);
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      if (route.auth !== 'player' && route.auth !== 'operator') continue;
      const body = !('body' in route) ? {} : { body: { ...plainSession, key: 'userStats', password: 'x' } };
      for (const token of tokens) {
        const path = route.path.replace(/\{\w+\}/g, randomUUID());
        const answer = await server.send(route.method, path, { token, ...body });
        expect(`${name} ${answer.status}`).toBe(`${name} 401`);
      }
    }
    for (const token of [player.refreshToken(), elsewhere.refreshToken()]) {
      const sent = { body: { refresh_token: token } };
      expect(await server.send('POST', '/auth/v1/token?grant_type=refresh_token', sent)).toMatchObject({ status: 400 });
    }
    await expect(signIn(server, server.clock.now, player)).rejects.toThrow('invalid_credentials');
    const again = await signUp(server, server.clock.now, { email: player.email });
    expect(again.id).not.toBe(player.id);
    expect(await again.stats()).toMatchObject({ totalSessions: 0, tokens: 0 });
  });

  it('stays when the password is wrong, and guesses are counted', async () => {
    const player = await server.signUp();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await leave(player, `guess ${guess}`)).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    }
    const refused = await leave(player);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await player.stats()).toMatchObject({ totalSessions: 0 });
  });

  it('stays when the session was ended elsewhere meanwhile', async () => {
    const player = await server.signUp();
    const elsewhere = await signIn(server, server.clock.now, player);
    const token = await player.token();
    await server.send('POST', '/auth/v1/logout?scope=others', { token: await elsewhere.token() });
    const answer = await server.send('DELETE', '/api/account', { body: { password: player.password }, token });
    expect(answer.status).toBe(401);
    expect((await elsewhere.stats()).totalSessions).toBe(0);
  });

  it('is removed once, however often it is asked for at once', async () => {
    const { player, texts } = await busyPlayer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(player)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
    expect(await tablesWith(texts)).toEqual([]);
  });

  it('is whole when its removal breaks off', async () => {
    const { player } = await busyPlayer();
    const { pool } = server.database;
    await pool.query(`create function stay() returns trigger language plpgsql as $$ begin raise 'stay'; end $$`);
    await pool.query('create trigger stay before delete on users for each row execute function stay()');
    expect(await leave(player)).toMatchObject({ status: 500 });
    await pool.query('drop function stay cascade');
    expect(await player.stats()).toMatchObject({ totalSessions: 3 });
    await expectConsistentLedger();
    expect(await leave(player)).toMatchObject({ status: 200 });
    await expectConsistentLedger();
  });

  it('leaves nothing behind though sessions are being saved, packs opened and boards folded', async () => {
    const { player, texts } = await busyPlayer();
    const token = await player.token();
    const busy = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0
        ? server.send('POST', '/api/packs/open', { token, key: randomUUID() })
        : server.send('POST', '/api/practice-sessions', { token, body: plainSession, key: randomUUID() }),
    );
    const [left] = await Promise.all([leave(player), aggregateBoards(server.database.db), ...busy]);
    expect(left.status).toBe(200);
    for (const answer of await Promise.all(busy)) expect([200, 201, 401, 402, 409, 422]).toContain(answer.status);
    expect(await tablesWith(texts)).toEqual([]);
    await expectConsistentLedger();
  });
});
