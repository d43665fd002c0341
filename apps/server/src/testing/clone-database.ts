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
  const administrator = await administratorOf(adminUrl).connect();
  try {
    await administrator.query('select pg_advisory_lock($1)', [cloneLock]);
    // Copying the files is quicker than logging the copy, on a server that syncs nothing.
    await administrator.query(`create database ${name} template ${template} strategy file_copy`);
    await administrator.query('select pg_advisory_unlock($1)', [cloneLock]);
  } catch (error) {
    // With its connection its lock goes.
    administrator.release(true);
    throw error;
  }
  administrator.release();
  return {
    url: onServerOf(adminUrl, name),
    drop: async () => void (await administratorOf(adminUrl).query(`drop database if exists ${name} with (force)`)),
  };
}

let administrators: pg.Pool | undefined;

/** One connection for all test files of a process, which does not keep the process alive. A new one costs more than most of what is asked. */
function administratorOf(adminUrl: string): pg.Pool {
  // Where the server has ended meanwhile, the next query tells of it.
  administrators ??= new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true }).on('error', () => {});
  return administrators;
}
