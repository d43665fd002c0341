import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanUpLater } from './cleanup-on-exit.ts';

/** Processes that share so much memory and no swap, as the kernel of a small machine would let them. Linux, as root. */
export type MemoryCgroup = {
  /** The file that takes the id of a process; its children follow. */
  readonly members: string;
  readonly processes: () => Promise<number[]>;
  readonly use: () => Promise<MemoryUse>;
};

export type MemoryUse = {
  /** The most so far, in MB, with the files that the kernel remembers and would give up. */
  readonly peak: number;
  /** What processes hold now and nobody can give up, in MB: their own memory and what they share. */
  readonly held: number;
  /** Processes that were killed because there was no more. */
  readonly killed: number;
};

const MB = 2 ** 20;

/** Where control groups of version 1 and of version 2 are, and what their files are called. */
const versions = [
  {
    root: '/sys/fs/cgroup/memory',
    limits: (bytes: number) => [['memory.limit_in_bytes', bytes], ['memory.memsw.limit_in_bytes', bytes]] as const,
    peak: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
    held: ['total_rss', 'total_shmem'],
  },
  {
    root: '/sys/fs/cgroup',
    limits: (bytes: number) => [['memory.max', bytes], ['memory.swap.max', 0]] as const,
    peak: 'memory.peak',
    kills: 'memory.events',
    held: ['anon', 'shmem'],
  },
] as const;

/** Makes a group with so many megabytes. Throws where the system has no control groups that we may make. */
export async function makeMemoryCgroup(megabytes: number): Promise<MemoryCgroup> {
  const version = versions.find(({ root, peak }) => existsSync(join(root, peak)) || existsSync(join(root, 'cgroup.controllers')));
  if (version === undefined) throw new Error('there are no control groups of memory here');
  const folder = join(version.root, `touchline-bench-${process.pid}`);
  await mkdir(folder);
  cleanUpLater(() => removeGroup(folder));
  for (const [file, value] of version.limits(megabytes * MB)) await writeFile(join(folder, file), String(value));
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    members: join(folder, 'cgroup.procs'),
    processes: async () => (await read('cgroup.procs')).split('\n').filter(Boolean).map(Number),
    use: async () => {
      const stat = await read('memory.stat');
      return {
        peak: Number(await read(version.peak)) / MB,
        held: version.held.reduce((sum, name) => sum + numberOf(stat, name), 0) / MB,
        killed: numberOf(await read(version.kills), 'oom_kill'),
      };
    },
  };
}

function numberOf(lines: string, name: string): number {
  const number = new RegExp(`^${name} (\\d+)$`, 'm').exec(lines)?.[1];
  if (number === undefined) throw new Error(`the control group says nothing of ${name}`);
  return Number(number);
}

/** The last of its processes may take a moment to be gone. */
async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rmdir(folder);
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(100);
    }
  }
}
