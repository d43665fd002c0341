import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { plainSession } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { migrate } from './migrate.ts';

/** Any SQL that lists tables, ours and the job queue's, without PostgreSQL's own. */
const tables = `
  select n.nspname as schema, c.relname as name, c.oid,
    -- A view has no rows of its own: whoever reads it needs the rights to its tables, and meets their policies.
    c.relrowsecurity or (c.relkind = 'v' and 'security_invoker=true' = any(c.reloptions)) as secured
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

const rights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'];

let server: TestServer;
let admin: pg.Client;
/** A role that may connect and nothing more, as a stranger with the database's address would be. */
const stranger = `stranger_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
  const player = await server.signUp();
  await player.save(plainSession);
  admin = new pg.Client({ connectionString: server.databaseUrl });
  await admin.connect();
  await admin.query(`create role ${stranger} nologin`);
});
afterAll(async () => {
  await admin.query(`drop role ${stranger}`);
  await admin.end();
  await server.close();
});

/** Does something as a role that has only the rights that were granted to it. */
async function as<T>(client: pg.Client, role: string, work: () => Promise<T>): Promise<T> {
  await client.query(`set role ${role}`);
  try {
    return await work();
  } finally {
    await client.query('reset role');
  }
}

type Table = { readonly schema: string; readonly name: string; readonly secured: boolean; readonly oid: number };

describe('every table of ours', () => {
  it('has row-level security on', async () => {
    const { rows } = await admin.query<Table>(tables);
    const ours = rows.filter(({ schema }) => schema === 'public' || schema === 'internal');
    expect(ours.length).toBeGreaterThanOrEqual(10);
    expect(ours.filter(({ secured }) => !secured).map(({ name }) => name)).toEqual([]);
  });

  it('is closed to a role without rights, those of the job queue and the migrations too', async () => {
    const { rows } = await admin.query<Table>(tables);
    expect(new Set(rows.map(({ schema }) => schema))).toEqual(new Set(['public', 'internal', 'jobs', 'drizzle']));
    for (const { schema, name } of rows) {
      const asked = as(admin, stranger, () => admin.query(`select * from "${schema}"."${name}" limit 1`));
      await expect(asked).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('gives nobody but its owner any right', async () => {
    const { rows } = await admin.query<{ name: string; may: string }>(
      `select t.schema, t.name, r.may from (${tables}) t, unnest($1::text[]) as r(may)
       where has_table_privilege($2, t.oid, r.may) or has_table_privilege('public', t.oid, r.may)`,
      [rights, stranger],
    );
    expect(rows).toEqual([]);
  });
});

describe('a hosted database that grants each new table to its public roles', () => {
  const granted: string[] = [];
  let client: pg.Client;
  let url: string;
  beforeAll(async () => {
    // Roles belong to the whole server, which other tests share: they are made if need be and stay.
    ({ url } = await cloneDatabase());
    client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const role of ['anon', 'authenticated']) {
      await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`);
      granted.push(role);
    }
    // The tables are made once more, as a first start on such a database makes them.
    await client.query(`
      drop schema if exists public, internal, drizzle cascade;
      create schema public;
      grant usage on schema public to anon, authenticated;
      alter default privileges in schema public grant all on tables to anon, authenticated;
      create table somebody_elses (word text);`);
    await migrate(url);
  });
  afterAll(() => client.end());

  it('has granted ours to them, and the migration has taken it back', async () => {
    const { rows: found } = await client.query<Table>(tables);
    expect(found.length).toBeGreaterThan(10);
    for (const role of granted) {
      const { rows } = await client.query(
        `select distinct t.name from (${tables}) t, unnest($1::text[]) as r(may)
         where has_table_privilege($2, t.oid, r.may)`,
        [rights, role],
      );
      expect({ role, rows }).toEqual({ role, rows: [{ name: 'somebody_elses' }] });
      await expect(as(client, role, () => client.query('select * from users'))).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('grants no table to them that comes later', async () => {
    await client.query('create table later (word text)');
    for (const role of granted) {
      const { rows } = await client.query(`select has_table_privilege($1, 'later', 'SELECT') as may`, [role]);
      expect({ role, rows }).toEqual({ role, rows: [{ may: false }] });
    }
  });
});
