import { setTimeout as pause } from 'node:timers/promises';
import { osUserFor } from './os-user.ts';
import { joinServer, leaveServer, type Joined } from './join-or-boot-server.ts';
import type { Boot } from './boot-server.ts';
import { inPlainWords } from '../../file-system-errors.ts';
import { readLockFile } from './postmaster-pid.ts';
import { interrupt } from './stop-server.ts';
import { ensureCluster, removeAbandoned } from './init-cluster.ts';
import { layoutOf, prepareFolder } from './folder-layout.ts';
import { addressOf } from './superuser-password.ts';
import { findPrograms } from './postgres-programs.ts';
import type { ServerLease } from './server-lease.ts';
import { lasting, type ServerSettings } from './postgres-settings.ts';

/** How often it is looked whether somebody else stops the server (milliseconds). */
const LOOK_EVERY = 1_000;

/** Where the database tells what happens to it; pino's loggers and `console` fit. */
export type Log = {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
};

type ServerOptions = {
  /** Absolute folder of this database, made when missing. */
  readonly folder: string;
  readonly log: Log;
  /** Calls the start off. Once started, `stop` ends it. */
  readonly signal?: AbortSignal;
  readonly settings?: ServerSettings;
  /** Root of the npm package that holds the programs, instead of the installed one. */
  readonly packageRoot?: string;
  /** Finds a port to listen on; asked again when it is taken by then. */
  readonly anyPort?: () => Promise<number>;
};

export type EmbeddedDatabase = {
  /** Address of a database on the server, with the superuser's name and password. */
  readonly url: string;
  /** Whether the server was running before: left by a process that was killed, or shared with another one. */
  readonly adopted: boolean;
  /** Leaves the server, and stops it when no other process of ours uses it. May be called again. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts or joins the server of a folder and keeps it running until `stop`. The address is that of the database
 * `postgres`. Throws `EmbeddedDatabaseError`.
 */
export async function superviseServer(options: ServerOptions): Promise<EmbeddedDatabase> {
  const { folder, log, settings = lasting, signal = new AbortController().signal, packageRoot, anyPort } = options;
  const layout = layoutOf(folder);
  const osUser = osUserFor(layout.cluster);
  prepareFolder(layout);
  const programs = await findPrograms({
    osUser,
    besideData: layout.programs,
    ...(packageRoot !== undefined && { packageRoot }),
  });
  await ensureCluster({ layout, osUser, programs, signal, sync: settings['fsync'] === 'on' });
  const start: Boot = { layout, osUser, programs, settings, signal };
  const { lease, adopted } = await joinServer(start, undefined, anyPort);
  await removeAbandoned(layout);
  log.info(`${adopted ? 'Joined' : 'Started'} PostgreSQL ${programs.major} on 127.0.0.1:${lease.port} (${folder})`);

  const stopping = new AbortController();
  const keeping = keepRunning({ ...start, signal: stopping.signal }, lease, log);
  const end = async () => {
    stopping.abort();
    const stopped = await leaveServer(start, await keeping);
    log.info(stopped ? 'Stopped PostgreSQL' : 'Left PostgreSQL to the processes that still use it');
  };
  let ended: Promise<void> | undefined;
  return { url: addressOf(layout.password, lease.port), adopted, stop: () => (ended ??= end()) };
}

/**
 * Brings the server up again, on the same port, whenever it is lost (killed for want of memory, say), until the
 * signal; resolves with the lease held then, if any.
 */
async function keepRunning(start: Boot, first: ServerLease, log: Log): Promise<ServerLease | undefined> {
  const called = new Promise<void>((resolve) => start.signal.addEventListener('abort', () => resolve()));
  let lease = first;
  for (;;) {
    await Promise.race([lease.lost, called, finishStopsOfOthers(start, lease, log)]);
    if (start.signal.aborted) return lease;
    log.warn('The connection to PostgreSQL was lost');
    const back = await comeBack(start, first.port, log);
    if (back === undefined) return undefined;
    lease = back.lease;
    if (lease.port === first.port) log.info('PostgreSQL is back');
    else log.error(`PostgreSQL is back on port ${lease.port} instead of ${first.port}: restart this process`);
  }
}

/**
 * Who tells the server alone to stop (SIGTERM from a process manager, say) leaves it waiting for our connections to end
 * while it takes no new ones: then it is stopped the fast way, and the lease is lost. Resolves when that is done or the
 * lease is given up. A look that fails, as where too many files are open, is told once and made up for by the next.
 */
async function finishStopsOfOthers({ layout, programs, signal }: Boot, lease: ServerLease, log: Log): Promise<void> {
  const over = new AbortController();
  void lease.lost.then(() => over.abort());
  const until = AbortSignal.any([signal, over.signal]);
  let failed = false;
  while (!until.aborted) {
    try {
      const lock = readLockFile(layout.cluster);
      if (lock?.pid === lease.server && lock.stopping) return void (await interrupt(lease.server, programs));
      failed = false;
    } catch (error) {
      if (!failed) log.warn(`It cannot be seen whether somebody else stops PostgreSQL: ${inPlainWords(error)}`);
      failed = true;
    }
    await pause(LOOK_EVERY, undefined, { signal: until }).catch(() => undefined);
  }
}

async function comeBack(start: Boot, port: number, log: Log): Promise<Joined | undefined> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 15_000)) {
    try {
      return await joinServer(start, port);
    } catch (error) {
      if (start.signal.aborted) return undefined;
      // Whatever it is (a full disk, a folder that is gone), the operator may mend it while we wait.
      log.error(`PostgreSQL does not come back: ${inPlainWords(error)}`);
    }
    try {
      await pause(wait, undefined, { signal: start.signal });
    } catch {
      return undefined;
    }
  }
}
