import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onServerOf } from '../db/embedded/ensure-database.ts';
import type { TestDatabases } from './postgres-cluster.ts';

export type TestDatabase = {
  readonly url: string;
  /** Removes the database, whoever is connected. May be called again. */
  readonly drop: () => Promise<void>;
};

/** Any number will do: it makes those who copy the template wait for each other. */
const cloneLock = 7_240_519;

/** Makes a migrated database of its own, in some ten milliseconds. */
export async function cloneFrom({ adminUrl, template }: TestDatabases): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [cloneLock]);
    // Copying the files is quicker than logging the copy, on a server that syncs nothing.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: onServerOf(adminUrl, name),
    drop: () =>
      administer(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function administer(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
