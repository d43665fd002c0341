import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { workingFolder, type OsUser } from './os-user.ts';
import { errorCode } from '../../file-system-errors.ts';
import { handTo } from './folder-layout.ts';
import { commandLine, isRunning } from './os-process.ts';

/** PostgreSQL's own lock on a cluster: the file `postmaster.pid`. */
type LockFile = {
  readonly pid: number;
  /** TCP port on 127.0.0.1. */
  readonly port: number;
  readonly ready: boolean;
  /** Whether somebody has told it to stop. */
  readonly stopping: boolean;
};

const lockPath = (cluster: string) => join(cluster, 'postmaster.pid');

/** Reads the lock; undefined when there is none, or only an empty one. */
export function readLockFile(cluster: string): LockFile | undefined {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
  const status = lines[7]?.trim();
  return { pid, port: Number(lines[3] ?? 0), ready: status === 'ready', stopping: status === 'stopping' };
}

/**
 * Who has the process id of the lock: the server of this cluster, nobody, or a stranger. After a crash and a
 * restart of the machine or the container, ids begin anew and soon belong to somebody else.
 */
export function holderOf(lock: LockFile, cluster: string): 'server' | 'nobody' | 'stranger' {
  if (!isRunning(lock.pid)) return 'nobody';
  const command = commandLine(lock.pid);
  return command === undefined || isServerOf(command, lock, cluster) ? 'server' : 'stranger';
}

/**
 * Lets a new server pass a lock whose id does not belong to a server any more. PostgreSQL takes a lock that names
 * its own parent for stale, but still checks the shared memory that the file names: should processes of the old
 * server live on, the new one refuses to start. Removing the file would give that protection away.
 */
export function disownLock(cluster: string, osUser: OsUser | undefined): void {
  const lines = readLines(cluster);
  if (lines === undefined) return;
  const aside = `${lockPath(cluster)}.${process.pid}`;
  writeFileSync(aside, [String(process.pid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
  handTo(osUser, aside);
  renameSync(aside, lockPath(cluster));
}

/** Removes a lock without content, which a server leaves that is killed in the moment of making it. */
export function removeEmptyLock(cluster: string): void {
  try {
    if (statSync(lockPath(cluster)).size === 0) rmSync(lockPath(cluster));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function readLines(cluster: string): string[] | undefined {
  try {
    return readFileSync(lockPath(cluster), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isServerOf(command: readonly string[], lock: LockFile, cluster: string): boolean {
  // The server's children carry a title instead, such as "postgres: checkpointer".
  if (!/^(postgres|postmaster)(\.exe)?$/.test(basename(command[0] ?? ''))) return false;
  const folder = argument(command, '-D');
  if (folder === workingFolder) return argument(command, '-p') === String(lock.port);
  if (folder === undefined || !isAbsolute(folder)) return true;
  return isSameFolder(folder, cluster);
}

function argument(command: readonly string[], name: string): string | undefined {
  const at = command.indexOf(name);
  return at === -1 ? undefined : command[at + 1];
}

function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EACCES') return false;
    throw error;
  }
}
