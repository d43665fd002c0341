import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drillCatalogue, findDrill, isPossibleResult } from '@touchline/domain';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { queryOnce } from '../testing/query-once.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { structureOf } from '../testing/database-structure.ts';
import { startSystemPostgres, systemVersions } from '../testing/system-postgres.ts';
import { ensureDatabase, onServerOf } from './embedded/ensure-database.ts';
import { migrate } from './migrate.ts';

type Journal = { entries: { tag: string; when: number }[] };

const migrations = fileURLToPath(new URL('migrations', import.meta.url));
const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as Journal;
const tags = journal.entries.map(({ tag }) => tag);

const firstRows = `
    insert into internal.accounts (id, email, email_key, password_hash)
      values ('00000000-0000-7000-8000-000000000001', 'Kim@example.com', 'kim@example.com', 'x');
    insert into users (id, email, total_experience, tokens)
      values ('00000000-0000-7000-8000-000000000001', 'Kim@example.com', 250, 30);
    insert into token_ledger (id, player_id, amount, reason)
      values (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 30, 'session');
    insert into drills values ('wall-passes', 'Wall passes', 'Pass.', 'Passes', 'passing', 'beginner', 1);
    insert into practice_sessions (id, player_id, drill_id, duration_minutes, result, tokens_earned,
        experience_gained, improvement_from_last, practice_day, time_zone, offset_minutes, finished_at)
      values (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'wall-passes', 10, 42, 30, 250, 0,
        '2026-03-29', 'Europe/Berlin', 120, '2026-03-29T10:00:00Z')`;

const mailRows = `${firstRows};
    insert into internal.sign_ups (id, email, email_key, password_hash, user_metadata, time_zone, created_at)
      values ('00000000-0000-7000-8000-000000000002', 'Lee@example.com', 'lee@example.com', 'x', '{}', 'UTC', now());
    insert into internal.mail_links (token_hash, sign_up_id, sent_at)
      values ('\\x00', '00000000-0000-7000-8000-000000000002', now());
    insert into internal.letters (id, kind, email_key, sign_up_id, site, created_at)
      values (gen_random_uuid(), 'sign_up', 'lee@example.com', '00000000-0000-7000-8000-000000000002', 'http://localhost', now())`;

const packRows = `${mailRows};
    insert into player_collection (id, player_id, reward_id, item_type, item_name, item_emoji, rarity)
      values (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'player_fox', 'player', 'The Fox', '🦊', 'common')`;

const leavingRows = `${packRows};
    insert into user_storage (user_id, key, value, updated_at)
      values ('00000000-0000-7000-8000-000000000001', 'userStats', '{"level": 3}', now());
    insert into internal.departures (player_hash, left_at) values ('\\x00', now())`;

/** Rows as a version would have them, from the migration on whose tables they need. Add to it with the tables. */
const rowsSince: Readonly<Record<string, string>> = {
  '0000_players_practice_and_accounts': firstRows,
  '0004_mails_and_their_links': mailRows,
  '0005_packs_and_their_items': packRows,
  '0006_leaving_and_what_devices_keep': leavingRows,
  '0007_scores_for_everybody': `${leavingRows};
    insert into internal.feeds (name, source, body, fetched_at, tried_at) values ('scores', 'demo', '[]', now(), now())`,
  '0012_clubs_and_feeds': `${leavingRows};
    insert into internal.feeds (name, source, body, fetched_at, tried_at, due_at) values ('scores:espn', 'espn', '[]', now(), now(), now())`,
};

/** The structure of a database that was made at once, looked at by the first test that compares with it. */
let newest: ReturnType<typeof structureOf> | undefined;
const newestStructure = () => (newest ??= cloneDatabase().then(({ url }) => structureOf(url)));

describe('migrations', () => {
  it('are in the order in which they are applied', () => {
    const times = journal.entries.map(({ when }) => when);
    // Drizzle applies what is newer than the newest applied: an entry out of order would silently be left out.
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });

  it.each(tags)('bring a database of %s, with rows, to the newest', async (tag) => {
    const index = tags.indexOf(tag);
    const url = await databaseOf(index);
    await queryOnce(url, rowsOf(index));
    await migrate(url);
    expect(await structureOf(url)).toEqual(await newestStructure());
    expect(await queryOnce(url, 'select email, level, tokens from users')).toEqual([
      { email: 'Kim@example.com', level: 3, tokens: 30 },
    ]);
    expect(await queryOnce(url, 'select result, practice_day::text as day from practice_sessions')).toEqual([
      { result: 42, day: '2026-03-29' },
    ]);
  });

  it('take it for a choice that somebody was hidden before choices were kept', async () => {
    const url = await emptyDatabase();
    const before = tags.indexOf('0006_leaving_and_what_devices_keep') - 1;
    await migrate(url, upTo(before));
    await queryOnce(url, `insert into users (id, email, hidden) values
      ('00000000-0000-7000-8000-000000000001', 'a', true), ('00000000-0000-7000-8000-000000000002', 'b', false)`);
    await migrate(url);
    expect(await queryOnce(url, 'select email, hidden_chosen from users order by email')).toEqual([
      { email: 'a', hidden_chosen: true },
      { email: 'b', hidden_chosen: null },
    ]);
  });

  it('take whoever has given no age and made no choice off the boards, and off the counts of ranks', async () => {
    const url = await emptyDatabase();
    await migrate(url, upTo(tags.indexOf('0010_age_unknown_is_hidden') - 1));
    const id = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
    await queryOnce(url, `insert into users (id, email, age, hidden, hidden_chosen) values
      ('${id(1)}', 'a', null, false, null), ('${id(2)}', 'b', 30, false, null), ('${id(3)}', 'c', null, false, false)`);
    await queryOnce(url, `insert into standings (player_id, period, starts_on, days, drills, tokens, hidden, reached_at)
      select id, 'alltime', '1900-01-01', 2, 3, 30, false, now() from users`);
    await migrate(url);
    expect(await queryOnce(url, 'select email from users where hidden')).toEqual([{ email: 'a' }]);
    expect(await queryOnce(url, 'select player_id from standings where hidden')).toEqual([{ player_id: id(1) }]);
    expect(await queryOnce(url, 'select days, drills, change from standing_deltas')).toEqual([{ days: 2, drills: 3, change: -1 }]);
  });

  it('mark results that nobody can have counted in the time, and no others', async () => {
    const url = await emptyDatabase();
    await migrate(url, upTo(tags.indexOf('0011_result_counts') - 1));
    const player = '00000000-0000-7000-8000-000000000001';
    await queryOnce(url, `insert into users (id, email) values ('${player}', 'a')`);
    const kinds = drillCatalogue.map(({ id, resultLabel, category }) => `('${id}', '', '', '${resultLabel}', '${category}', 'beginner', 1)`);
    await queryOnce(url, `insert into drills values ${kinds.join(', ')}`);
    const results = [0, 60, 61, 120, 121, 180, 181, 240, 241, 600, 601, 10_000];
    await queryOnce(url, `insert into practice_sessions (id, player_id, drill_id, duration_minutes, result, tokens_earned,
        experience_gained, improvement_from_last, practice_day, time_zone, offset_minutes, finished_at)
      select gen_random_uuid(), '${player}', drills.id, 1, result, 10, 50, 0, '2026-03-29', 'UTC', 0, now()
      from drills, unnest(array[${results.join(', ')}]) as result`);
    await migrate(url);
    const rows = await queryOnce(url, 'select drill_id, result, result_counts from practice_sessions');
    expect(rows).toHaveLength(drillCatalogue.length * results.length);
    for (const { drill_id: id, result, result_counts: counts } of rows as { drill_id: string; result: number; result_counts: boolean }[]) {
      const drill = findDrill(id);
      expect([id, result, counts]).toEqual([id, result, drill !== undefined && isPossibleResult(drill, result, 1)]);
    }
  });

  it('are applied once when several servers start at once', async () => {
    const url = await emptyDatabase();
    await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    const applied = await queryOnce<{ n: number }>(url, 'select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(applied).toEqual([{ n: tags.length }]);
    expect(await structureOf(url)).toEqual(await newestStructure());
  });

  it('are applied whole or not at all', async () => {
    const url = await emptyDatabase();
    await migrate(url, upTo(0));
    const before = await structureOf(url);
    const broken = withMigration('create table half_way (id int);\n--> statement-breakpoint\nselect no_such_thing;');
    await expect(migrate(url, broken)).rejects.toMatchObject({ name: 'DatabaseError', code: '42703' });
    expect(await structureOf(url)).toEqual(before);
    await migrate(url);
  });

  it('say in one line that the database cannot be reached', async () => {
    await expect(migrate('postgres://x:hidden@127.0.0.1:1/x')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      message: 'The database did not answer: connect ECONNREFUSED 127.0.0.1:1',
    });
  });

  it('are not for a database that a newer version has made', async () => {
    const url = await emptyDatabase();
    await migrate(url, withMigration('create table of_the_future (id int);'));
    await expect(migrate(url)).rejects.toThrow('made by a newer version of Touchline');
  });

  it('give nothing to public roles and switch row-level security on for every table', async () => {
    const { url } = await cloneDatabase();
    const open = await queryOnce(
      url,
      `select table_schema, table_name, privilege_type from information_schema.role_table_grants
       where table_schema in ('public', 'internal') and grantee in ('PUBLIC', 'anon', 'authenticated')`,
    );
    expect(open).toEqual([]);
    const unguarded = await queryOnce(
      url,
      `select relname from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'internal') and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(unguarded).toEqual([]);
  });

  it.runIf(systemVersions.length > 0).each(systemVersions)(
    "work on a server of PostgreSQL %s, under an owner who is no superuser",
    async (version) => {
      const adminUrl = await startSystemPostgres(version);
      await queryOnce(adminUrl, `create role touchline login`);
      await queryOnce(adminUrl, 'create database touchline owner touchline');
      const url = adminUrl.replace('admin@', 'touchline@').replace(/postgres$/, 'touchline');
      await Promise.all([migrate(url), migrate(url)]);
      await queryOnce(url, rowsOf(tags.length - 1));
      const names = async (of: string) => queryOnce(of, `select table_schema, table_name, column_name, data_type
        from information_schema.columns where table_schema in ('public', 'internal') order by 1, 2, ordinal_position`);
      expect(await names(url)).toEqual(await names((await cloneDatabase()).url));
    },
  );
});

const { adminUrl } = inject('testDatabases');
const newName = () => `empty_${randomUUID().replaceAll('-', '')}`;
const drop = async (name: string) => void (await queryOnce(adminUrl, `drop database if exists ${name} with (force)`));

async function emptyDatabase(): Promise<string> {
  const name = newName();
  onTestFinished(() => drop(name));
  return ensureDatabase(adminUrl, name);
}

/** Goes up with the versions, which ask for it in their order, and each has a copy: else each would make those before it anew. */
const rising = newName();
afterAll(() => drop(rising));

/** A database as the migration at `index` leaves it. */
async function databaseOf(index: number): Promise<string> {
  await migrate(await ensureDatabase(adminUrl, rising), upTo(index));
  const copy = newName();
  await queryOnce(adminUrl, `create database ${copy} template ${rising} strategy file_copy`);
  onTestFinished(() => drop(copy));
  return onServerOf(adminUrl, copy);
}

/** The migrations as they were when the one at `index` was the newest. */
function upTo(index: number): string {
  return folderWith({ ...journal, entries: journal.entries.slice(0, index + 1) });
}

/** The migrations of a version that has one more. */
function withMigration(statements: string): string {
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  const next = { idx: tags.length, version: '7', when, tag: 'next', breakpoints: true };
  const folder = folderWith({ ...journal, entries: [...journal.entries, next] });
  writeFileSync(join(folder, 'next.sql'), statements);
  return folder;
}

function folderWith(changed: Journal): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(migrations, folder, { recursive: true });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(changed));
  return folder;
}

function rowsOf(index: number): string {
  const tag = tags.slice(0, index + 1).findLast((candidate) => candidate in rowsSince);
  const rows = tag === undefined ? undefined : rowsSince[tag];
  if (rows === undefined) throw new Error('there are no rows for this version');
  return rows;
}
