import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureDatabase } from '../db/embedded/ensure-database.ts';
import { lasting, type ServerSettings } from '../db/embedded/postgres-settings.ts';
import { superviseServer, type Log } from '../db/embedded/keep-server-running.ts';
import { migrate } from '../db/migrate.ts';

/** What is needed to make databases for tests: plain values, so that another process can be told. */
export type TestDatabases = {
  /** Address of the superuser's database `postgres`. */
  readonly adminUrl: string;
  /** Name of the migrated, empty database that the others are copies of. */
  readonly template: string;
  /** Folder of the run, for whatever else its tests make: all of it goes when the run ends. */
  readonly folder: string;
};

export type TestCluster = TestDatabases & {
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
};

const template = 'touchline_template';

/**
 * Much faster, and worthless after a power cut. Its databases are gone before a vacuum would pay: with so many of them one
 * worker after another is started to look at each.
 */
const throwaway: ServerSettings = { ...lasting, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Starts a PostgreSQL for tests in a temporary folder, with a migrated database to copy (see `cloneFrom`). However
 * this process ends, by `stop`, an error, Ctrl-C or `kill -9`, the server is stopped and the folder removed.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'));
  // Some tests run as other accounts in folders below.
  await chmod(folder, 0o711);
  const reap = startReaper(folder);
  try {
    const server = await superviseServer({ folder: join(folder, 'cluster'), log: troubleOnly, settings: throwaway });
    await makeTemplate(server.url);
    return {
      adminUrl: server.url,
      template,
      folder,
      stop: async () => {
        await server.stop();
        await reap();
      },
    };
  } catch (error) {
    await reap();
    throw error;
  }
}

/** A process that outlives ours notices our end by the pipe between us, whatever ended us. */
function startReaper(folder: string): () => Promise<void> {
  const program = fileURLToPath(new URL('test-folder-reaper.ts', import.meta.url));
  const reaper = spawn(process.execPath, [program, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  const exited = once(reaper, 'exit');
  // Neither the process nor the pipe shall keep ours alive.
  reaper.unref();
  return async () => {
    reaper.ref();
    reaper.stdin.end();
    await exited;
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await migrate(await ensureDatabase(adminUrl, template));
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  // A database that somebody is connected to cannot be copied.
  await client.query(`alter database ${template} with allow_connections false is_template true`);
  await client.end();
}

const troubleOnly: Log = { info: () => {}, warn: console.warn, error: console.error };
