import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from './bare-process.ts';
import { askOnce, requestOf } from './http-connection.ts';
import { compare, type Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';

/** What "idle" means: so long after the first answers, in milliseconds. */
const IDLE_MS = 5_000;

/**
 * Memory in MB of the product that nobody uses, against a bare Node server: the resident size of the Node process, and
 * the proportional size (what processes share is counted once) of all processes of PostgreSQL. Needs Linux's /proc.
 */
export async function measureIdleMemory(folder: string): Promise<{ readonly node: Ratio; readonly postgres: Ratio }> {
  const dataDir = join(folder, 'idle');
  await mkdir(dataDir);
  const server = await startServer({ script: 'start', dataDir });
  const bare = await startBareServer(await askOnce(server.address, requestOf('GET', '/config')));
  await pause(IDLE_MS);
  const reference = await residentSize(bare.child);
  const node = await residentSize(server.child);
  const postgres = await proportionalSize(await processesIn(dataDir));
  await bare.stop();
  await server.stop();
  return { node: compare([node], [reference]), postgres: compare([postgres], [reference]) };
}

function residentSize({ pid }: ChildProcess): Promise<number> {
  return megabytes(String(pid), 'status', 'VmRSS');
}

async function proportionalSize(processes: readonly string[]): Promise<number> {
  const sizes = await Promise.all(processes.map((process) => megabytes(process, 'smaps_rollup', 'Pss')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The ids of the processes whose working folder lies in `folder`, which is how PostgreSQL's run. */
async function processesIn(folder: string): Promise<string[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const working = await Promise.all(all.map((process) => readlink(`/proc/${process}/cwd`).catch(ifUnreadable)));
  return all.filter((_, index) => working[index]?.startsWith(folder));
}

/** A process that has just ended, or belongs to somebody else, is none of ours. */
function ifUnreadable(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ESRCH', 'EACCES'].includes(error.code ?? '')) throw error;
}

async function megabytes(process: string, file: 'status' | 'smaps_rollup', name: string): Promise<number> {
  const text = await readFile(`/proc/${process}/${file}`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${process}/${file} says nothing of ${name}`);
  return Number(kilobytes) / 1024;
}
