import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { osUserFor } from '../db/embedded/os-user.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { readLockFile } from '../db/embedded/postmaster-pid.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { eventually } from './eventually.ts';

const debian = '/usr/lib/postgresql';

/** Major versions of PostgreSQL that Debian's packages have put on this machine. */
export const systemVersions: readonly number[] = existsSync(debian)
  ? readdirSync(debian)
      .filter((name) => existsSync(join(debian, name, 'bin', 'initdb')))
      .map(Number)
  : [];

/** Starts such a server for one test, as an operator would: with its own defaults. Gives the superuser's address. */
export async function startSystemPostgres(version: number): Promise<string> {
  const program = (name: string) => join(debian, String(version), 'bin', name);
  const folder = temporaryFolder();
  const cluster = join(folder, 'cluster');
  const osUser = osUserFor(cluster);
  mkdirSync(cluster);
  if (osUser !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(cluster, osUser.uid, osUser.gid);
  }
  const inside = { ...osUser, cwd: cluster, stdio: 'ignore' } as const;
  execFileSync(program('initdb'), ['-D', cluster, '-U', 'admin', '-A', 'trust', '--no-sync'], inside);
  const port = await freePort();
  const options = ['-p', String(port), '-h', '127.0.0.1', '-k', '', '-F'];
  const server = spawn(program('postgres'), ['-D', cluster, ...options], inside);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGINT');
    await exited;
  });
  await eventually('the server', () => readLockFile(cluster)?.ready);
  return `postgres://admin@127.0.0.1:${port}/postgres`;
}
