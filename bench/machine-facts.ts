import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import pg from 'pg';

/** What the figures were measured on. */
export type Machine = {
  readonly node: string;
  readonly postgres: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly system: string;
  /** Work that wanted a core, averaged over the minute before the run: others' work, if it is high. */
  readonly loadBefore: number;
};

/** Reads the facts of this machine; `databaseUrl` is a database of the server under test. */
export async function machineFacts(databaseUrl: string, loadBefore: number): Promise<Machine> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return {
      node: process.version,
      postgres: rows[0]?.server_version ?? 'unknown',
      cores: availableParallelism(),
      processor: cpus()[0]?.model ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      system: `${platform()} ${release()}`,
      loadBefore,
    };
  } finally {
    await client.end();
  }
}

/** The machine's load over the last minute. */
export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
