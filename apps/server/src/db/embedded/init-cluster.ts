import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterArgument, workingFolder, type OsUser } from './os-user.ts';
import { errorCode, inPlainWords } from '../../file-system-errors.ts';
import { EmbeddedDatabaseError, throwIfStopped } from './embedded-error.ts';
import { handTo, type Layout } from './folder-layout.ts';
import { superuser, writeNewPassword } from './superuser-password.ts';
import { bareEnvironment, isRunning } from './os-process.ts';
import type { Programs } from './postgres-programs.ts';
import { proofPrefix } from './server-lease.ts';

type Init = {
  readonly layout: Layout;
  readonly osUser: OsUser | undefined;
  readonly programs: Programs;
  /** Whether a power cut right after must find the new cluster whole. */
  readonly sync: boolean;
  readonly signal: AbortSignal;
};

/**
 * Makes the cluster when there is none: aside, then by one rename, so that a kill at any moment leaves either no
 * cluster or a whole one. Of two that do so at once the first to rename wins and the other uses its cluster.
 * Throws `init-failed`, `stopped`, or `other-version` when the cluster there is another major version's.
 */
export async function ensureCluster(init: Init): Promise<void> {
  const { layout, programs } = init;
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) await makeCluster(init);
  // A restored copy may have come back open to others, which PostgreSQL refuses.
  chmodSync(layout.cluster, 0o700);
  const version = Number(readFileSync(join(layout.cluster, 'PG_VERSION'), 'utf8').trim());
  if (version !== programs.major) {
    throw new EmbeddedDatabaseError(
      'other-version',
      `The database in ${layout.cluster} was made by PostgreSQL ${version} and this is PostgreSQL ${programs.major}: ` +
        'make a backup with the Touchline that made it (npm run backup), move this folder away and restore it here (npm run restore), ' +
        'or set DATABASE_URL to a server of its version.',
    );
  }
}

/** Removes what killed starts left: clusters half made, and proofs, without which a start under way tries again. */
export async function removeAbandoned({ folder, cluster }: Layout): Promise<void> {
  for (const name of await readdir(cluster)) {
    if (name.startsWith(proofPrefix)) await rm(join(cluster, name), { force: true });
  }
  for (const name of await readdir(folder)) {
    const maker = /^init-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || isRunning(Number(maker))) continue;
    try {
      await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      // initdb may outlive the start that was killed, and still write there. The next start removes it.
      if (errorCode(error) !== 'ENOTEMPTY') throw error;
    }
  }
}

async function makeCluster(init: Init): Promise<void> {
  const { layout, osUser } = init;
  const aside = await mkdtemp(join(layout.folder, `init-${process.pid}-`));
  try {
    const cluster = join(aside, 'cluster');
    await mkdir(cluster, { mode: 0o700 });
    writeNewPassword(join(aside, 'password'), osUser);
    handTo(osUser, cluster);
    handTo(osUser, aside);
    await runInitdb(init, cluster, join(aside, 'password'));
    await rename(join(aside, 'password'), join(cluster, 'touchline.password'));
    if (init.sync) await flush(cluster);
    await rename(cluster, layout.cluster);
    if (init.sync) await flush(layout.folder);
  } catch (error) {
    throwIfStopped(init.signal);
    // Another start was first.
    if (!existsSync(join(layout.cluster, 'PG_VERSION'))) throw asInitFailure(error, layout);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function runInitdb({ osUser, programs, sync, signal }: Init, cluster: string, password: string): Promise<void> {
  throwIfStopped(signal);
  const data = clusterArgument(osUser, cluster);
  const options = [
    ['-D', data],
    ['-U', superuser],
    ['-A', 'scram-sha-256'],
    ['--pwfile', data === workingFolder ? `${workingFolder}/../password` : password],
    ['-E', 'UTF8'],
    ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ['--no-instructions'],
    sync ? [] : ['--no-sync'],
  ].flat();
  const child = spawn(programs.initdb, options, {
    ...osUser,
    cwd: cluster,
    env: bareEnvironment(),
    // A group of its own: a Ctrl-C meant for us must not reach it, and ours must reach all its helpers.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const stop = () => signalGroup(child.pid, 'SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (signal.aborted) await endGroup(child.pid);
    throwIfStopped(signal);
    if (status !== 0) throw new Error(firstError(complaint));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** initdb leaves its helpers to end by themselves; a cluster half made has nothing to lose when they do not. */
async function endGroup(leader: number | undefined): Promise<void> {
  const until = performance.now() + 5_000;
  while (signalGroup(leader, 0)) {
    if (performance.now() > until) {
      signalGroup(leader, 'SIGKILL');
      return;
    }
    await pause(15);
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (leader === undefined) return false;
  try {
    return process.kill(process.platform === 'win32' ? leader : -leader, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

function asInitFailure(error: unknown, { folder }: Layout): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('init-failed', `No database could be made in ${folder}: ${inPlainWords(error)}`, error);
}

function firstError(complaint: string): string {
  const line = complaint.split('\n').find((text) => /error|FATAL|could not/.test(text));
  return (line ?? complaint.trim()).replace(/^initdb: error: /, '');
}

async function flush(folder: string): Promise<void> {
  // Windows cannot open folders, and writes its names to the disk by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
