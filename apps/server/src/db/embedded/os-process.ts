import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../../file-system-errors.ts';

/** Whether a process runs that we may signal. One that has ended and waits for its parent (a zombie) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const code = errorCode(error);
    // EPERM: it is another account's, so it is none of ours.
    if (code === 'ESRCH' || code === 'EPERM') return false;
    throw error;
  }
  if (process.platform !== 'linux') return true;
  const state = readProc(pid, 'stat');
  return state !== undefined && !/^\d+ \(.*\) [ZX]/s.test(state);
}

/** Waits until a process is gone; false when it still runs after `patience` milliseconds. */
export async function isGone(pid: number, patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (isRunning(pid)) {
    if (performance.now() > until) return false;
    await pause(15);
  }
  return true;
}

/** Program and arguments of a process; undefined when the system does not tell. */
export function commandLine(pid: number): readonly string[] | undefined {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.split('\0');
  if (process.platform === 'win32') return undefined;
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split(' ') : undefined;
}

/** The environment for PostgreSQL's programs: none of ours, which holds secrets and settings of other servers. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  return env;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    // The process may end between the question and the answer.
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined;
    throw error;
  }
}
