import { ensureDatabase } from './ensure-database.ts';
import { superviseServer, type EmbeddedDatabase, type Log } from './keep-server-running.ts';

export { EmbeddedDatabaseError, type EmbeddedFailure } from './embedded-error.ts';
export { removeEmbedded } from './remove-embedded.ts';
export type { EmbeddedDatabase, Log } from './keep-server-running.ts';

/**
 * Starts the real PostgreSQL that npm installed, with its data in `folder`, or joins the one that runs there, and
 * gives the address of its database `touchline`. Several processes of this machine may share a folder, and the last to
 * stop takes the server down. A server that a killed process left running is adopted, one that dies is brought up
 * again.
 *
 * As root it runs under the account that owns the data, else `postgres` or `nobody`. The folder may lie where that
 * account cannot walk (see `clusterArgument`); on systems without /proc it must not, and the start then fails with
 * PostgreSQL's own words.
 *
 * Throws `EmbeddedDatabaseError` with one clear line; with the code `stopped` when `signal` called the start off,
 * after which no process and no half-made cluster is left.
 */
export async function startEmbedded(options: {
  /** Absolute. */
  readonly folder: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}): Promise<EmbeddedDatabase> {
  const server = await superviseServer(options);
  try {
    return { ...server, url: await ensureDatabase(server.url, 'touchline') };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
