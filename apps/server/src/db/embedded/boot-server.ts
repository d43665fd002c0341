import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterArgument, type OsUser } from './os-user.ts';
import { errorCode, inPlainWords } from '../../file-system-errors.ts';
import { EmbeddedDatabaseError, throwIfStopped } from './embedded-error.ts';
import { handTo, type Layout } from './folder-layout.ts';
import { readLockFile } from './postmaster-pid.ts';
import { bareEnvironment } from './os-process.ts';
import type { Programs } from './postgres-programs.ts';
import type { ServerSettings } from './postgres-settings.ts';
import { interrupt } from './stop-server.ts';

export type Boot = {
  readonly layout: Layout;
  readonly osUser: OsUser | undefined;
  readonly programs: Programs;
  readonly settings: ServerSettings;
  readonly signal: AbortSignal;
};

/** How a boot came out; `locked` and `lock-empty` are worth another try, `port-taken` one with another port. */
type BootOutcome = 'ready' | 'locked' | 'lock-empty' | 'port-taken';

/** Above this the server's log is put aside, and the one before it dropped. */
const logLimitBytes = 1_000_000;

/**
 * Starts the server on 127.0.0.1:`port` and waits until it takes connections, however long its recovery takes.
 * It outlives us: a session of its own keeps a terminal's Ctrl-C from it, and it writes its log to a file.
 * Throws `stopped` (with no server left behind) or `start-failed`.
 */
export async function boot({ layout, osUser, programs, settings, signal }: Boot, port: number): Promise<BootOutcome> {
  throwIfStopped(signal);
  const log = openLog(layout.log, osUser);
  const from = statSync(layout.log).size;
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) =>
    name === 'port' ? ['-p', value] : ['-c', `${name}=${value}`],
  );
  const child = spawn(programs.postgres, ['-D', clusterArgument(osUser, layout.cluster), ...options], {
    ...osUser,
    cwd: layout.cluster,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const end: { cause?: Error | 'exit' } = {};
  child.once('error', (error) => (end.cause = error));
  child.once('exit', () => (end.cause ??= 'exit'));

  while (end.cause === undefined) {
    if (signal.aborted && child.pid !== undefined) {
      await interrupt(child.pid, programs);
      throwIfStopped(signal);
    }
    const lock = readLockFile(layout.cluster);
    if (lock?.pid === child.pid && lock?.ready === true) return 'ready';
    await pause(15);
  }
  throwIfStopped(signal);
  if (end.cause instanceof Error) {
    throw new EmbeddedDatabaseError('start-failed', `PostgreSQL cannot be run: ${inPlainWords(end.cause)}.`, end.cause);
  }
  return whyEnded(readFileSync(layout.log).subarray(from).toString('utf8'), layout);
}

function openLog(path: string, osUser: OsUser | undefined): number {
  try {
    if (statSync(path).size > logLimitBytes) renameSync(path, `${path}.1`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const log = openSync(path, 'a', 0o600);
  handTo(osUser, path);
  return log;
}

function whyEnded(said: string, layout: Layout): BootOutcome {
  if (/could not create any TCP\/IP sockets|could not bind/.test(said)) return 'port-taken';
  if (/lock file "[^"]*" is empty/.test(said)) return 'lock-empty';
  if (/lock file "[^"]*" already exists|shared memory block .* is still in use/.test(said)) return 'locked';
  const lines = said.trim().split('\n');
  const reason = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
  const words = reason.replace(/^.*(FATAL|PANIC): +/, '');
  throw new EmbeddedDatabaseError(
    'start-failed',
    `PostgreSQL did not start in ${layout.folder}: ${words} (more in ${layout.log})`,
  );
}
