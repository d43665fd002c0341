import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { asDatabaseError, fromDriver } from './database-error.ts';

/** Any number will do that nobody else uses as an advisory lock on our database. */
const migrationLock = 7_240_517;

const ownMigrations = fileURLToPath(new URL('migrations', import.meta.url));

/** The database was made by a newer Touchline than this one. The message is one line, fit to be printed. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/**
 * Brings a database to the newest version, all of it or nothing. Of several servers that start at once one does so
 * and the others wait for it. Needs PostgreSQL 15 or newer and the right to create in the database.
 * Throws `DatabaseTooNew` when a newer Touchline has been here: its tables are not ours to write; and `DatabaseError`
 * when the database cannot be reached or refuses a migration.
 */
export function migrate(url: string, folder: string = ownMigrations): Promise<void> {
  return applied(url, folder);
}

/**
 * The same, up to the migration of a moment (`created_at` of `drizzle.__drizzle_migrations`) and no further: for rows
 * that were stored then. Throws `DatabaseTooNew` where we know no such migration, or the database is past it.
 */
export async function migrateTo(url: string, moment: number): Promise<void> {
  const journal = JSON.parse(await readFile(join(ownMigrations, 'meta', '_journal.json'), 'utf8')) as Journal;
  if (!journal.entries.some(({ when }) => when === moment)) {
    throw new DatabaseTooNew('The rows were stored by a newer version of Touchline: restore them with that version.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'touchline-migrations-'));
  try {
    await cp(ownMigrations, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= moment);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await applied(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Journal = { readonly entries: readonly { readonly when: number }[] };

async function applied(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'touchline migrations' });
  // A connection that breaks fails the query under way too; without a listener the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw fromDriver(error);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewer(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    throw asDatabaseError(error);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const newestOurs = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.newest ?? 0) > newestOurs) {
    throw new DatabaseTooNew('The database was made by a newer version of Touchline: start that version.');
  }
}
