import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether this system tells which processes run where; on others the tests that need it are skipped. */
export const tellsProcesses = existsSync('/proc/self/cwd');

/** The processes whose working folder is this one or lies in it, as all of PostgreSQL's do. */
export function processesIn(folder: string): number[] {
  const root = existsSync(folder) ? realpathSync(folder) : folder;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const place = workingFolderOf(pid);
      return place !== undefined && (place === root || place.startsWith(`${root}/`));
    });
}

/** Process id of the server among them: the one whose parent is none of them. */
export function serverIn(folder: string): number {
  const all = new Set(processesIn(folder));
  const server = [...all].find((pid) => !all.has(parentOf(pid)));
  if (server === undefined) throw new Error(`no server runs in ${folder}`);
  return server;
}

/** Ends every process of a folder the hard way, as the kernel does when memory runs out. */
export function killAllIn(folder: string): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It may have gone with its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Gone in between, a kernel thread, or another account's: none of a test's own.
    return undefined;
  }
}

function parentOf(pid: number): number {
  return Number(/\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
}
