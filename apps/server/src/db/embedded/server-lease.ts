import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inPlainWords } from '../../file-system-errors.ts';
import type { Layout } from './folder-layout.ts';
import { addressOf } from './superuser-password.ts';

/**
 * A process's share in the server: a connection that holds a shared advisory lock for as long as the process uses it.
 * The server itself lets go of the lock when the process dies, so a lease is never stale, and the process that
 * finds itself alone may stop the server.
 */
export type ServerLease = {
  readonly port: number;
  /** Process id of the server. */
  readonly server: number;
  /** Resolves when the connection ends, whoever ends it. */
  readonly lost: Promise<void>;
  /**
   * Gives the lease up and tells whether nobody else has one. If so, nobody can acquire one any more.
   * In this order: two that leave at once would otherwise each see the other, and nobody would stop the server.
   */
  readonly isLast: () => Promise<boolean>;
  readonly release: () => Promise<void>;
};

export type Refusal = {
  readonly refusal: string;
  /** The server that answered is that of another folder, of which ours may be a copy. */
  readonly elsewhere: boolean;
};

/** How the files begin that prove which cluster a server serves. A killed start may leave one. */
export const proofPrefix = 'touchline-proof-';

/** Any number will do that nobody else uses on the database `postgres`. */
const leaseLock = 7_240_518;

/**
 * Acquires a lease on the server on `port`, or says why it does not let us in: it starts or stops, it does not know
 * our password, or it is not the server of our cluster.
 */
export async function acquireLease(layout: Layout, port: number): Promise<ServerLease | Refusal> {
  const client = new pg.Client({
    connectionString: addressOf(layout.password, port),
    application_name: 'touchline lease',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // A connection that breaks says so by `end` as well; without a listener the event would end the process.
  client.on('error', () => {});
  const proof = `${proofPrefix}${randomUUID()}`;
  writeFileSync(join(layout.cluster, proof), '');
  let refusal: Refusal;
  try {
    await client.connect();
    const server = await serverThatSees(client, proof);
    if (server !== undefined && (await lock(client, 'pg_try_advisory_lock_shared'))) {
      return leaseOf(client, port, server, lost);
    }
    // Another start may have cleared the proof away, which then proves nothing.
    refusal = server === undefined && existsSync(join(layout.cluster, proof)) ? anotherFolders : beingStopped;
  } catch (error) {
    refusal = { refusal: inPlainWords(error), elsewhere: false };
  } finally {
    rmSync(join(layout.cluster, proof), { force: true });
  }
  await client.end();
  return refusal;
}

const anotherFolders: Refusal = { refusal: 'it is the server of another folder', elsewhere: true };
const beingStopped: Refusal = { refusal: 'it is being stopped', elsewhere: false };

function leaseOf(client: pg.Client, port: number, server: number, lost: Promise<void>): ServerLease {
  return {
    port,
    server,
    lost,
    isLast: async () =>
      (await lock(client, 'pg_advisory_unlock_shared')) && (await lock(client, 'pg_try_advisory_lock')),
    release: () => client.end(),
  };
}

/**
 * The server's process id, if it sees a file that we have just made in our cluster: then it is ours. Neither its
 * path (several can lead to one folder) nor its lock file (copied with the cluster) would prove that.
 */
async function serverThatSees(client: pg.Client, proof: string): Promise<number | undefined> {
  const { rows } = await client.query<{ seen: boolean; server: number }>(
    `select (pg_stat_file($1, true)).size is not null as seen,
            split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as server`,
    [proof],
  );
  return rows[0]?.seen === true ? rows[0].server : undefined;
}

async function lock(client: pg.Client, lockFunction: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(`select ${lockFunction}($1) as yes`, [leaseLock]);
  return rows[0]?.yes === true;
}
